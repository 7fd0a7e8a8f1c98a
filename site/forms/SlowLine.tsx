import { type ReactNode, useEffect, useState } from 'react'
import styles from './SteppedForm.module.css'

/** After so many ms a turning wheel alone no longer says enough. */
const SLOW = 5000

/** Says that what is under way takes longer than one expects; the line is there before it speaks, else it would not be read out. */
export function SlowLine({ busy, children }: { busy: boolean; children: ReactNode }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setSlow(true), SLOW)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy])
  return (
    <p role="status" className={isSlow ? styles.slow : 'hide'}>
      {isSlow && children}
    </p>
  )
}
