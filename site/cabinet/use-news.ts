import { useEffect } from 'react'
import { useCabinet } from './Cabinet.tsx'

/** Loads the screen again when the header knows of something newer than it shows. */
export function useNews(isOld: boolean) {
  const { refresh } = useCabinet()
  useEffect(() => {
    if (isOld) refresh()
  }, [isOld, refresh])
}
