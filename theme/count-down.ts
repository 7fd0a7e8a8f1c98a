const SECOND = 1000

/** Tells every second how many are left, by the page's clock, so that a tab that slept catches up; answers how to stop. */
export function countDown(seconds: number, tell: (left: number) => void): () => void {
  const end = Date.now() + seconds * SECOND
  const timer = setInterval(() => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / SECOND))
    if (left === 0) clearInterval(timer)
    tell(left)
  }, SECOND)
  return () => clearInterval(timer)
}

/** `59:07`. */
export const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
