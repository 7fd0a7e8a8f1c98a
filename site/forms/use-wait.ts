import { useEffect, useState } from 'react'

/** Seconds until a message may be sent again. */
export function useWait(first = 0): [left: number, wait: (seconds: number) => void] {
  const [left, setLeft] = useState(first)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return [left, setLeft]
}
