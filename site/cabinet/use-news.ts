import { useEffect } from 'react'
import { onNews } from '../layout/account/store.ts'
import { useCabinet } from './Cabinet.tsx'

/** Loads the screen again when the header knows of something newer than it shows. */
export function useNews(isOld: boolean) {
  const { refresh } = useCabinet()
  useEffect(() => {
    if (isOld) refresh()
  }, [isOld, refresh])
}

/** Loads the screen again whenever the header's line hears of anything. */
export function useAnyNews() {
  const { refresh } = useCabinet()
  useEffect(() => onNews(refresh), [refresh])
}
