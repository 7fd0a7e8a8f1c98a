import { useState } from 'react'
import { useToast } from './toast.ts'

/** Makes a call for a button: busy meanwhile, the toast afterwards, with the way back where there is one; undefined when it failed. */
export function useCall() {
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const run = async <T>(call: () => Promise<T>, done = 'toast.saved', takeBack?: () => void): Promise<T | undefined> => {
    setBusy(true)
    try {
      const answer = await call()
      if (takeBack) toast.undoable(takeBack, done)
      else toast.success(done)
      return answer
    } catch (error) {
      toast.failure(error)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
