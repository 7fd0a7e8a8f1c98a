import { useEffect, useRef } from 'react'
import { hasSignInMark } from '../browser/signed-in.ts'
import { usePageReturn } from '../browser/use-page-return.ts'

/** Calls back when the page comes back out of the browser's memory and who was signed in is so no more: a form holds their contacts. */
export function useSignedOutReturn(returned: () => void) {
  const wasSignedIn = useRef(false)
  useEffect(() => {
    wasSignedIn.current = hasSignInMark()
  }, [])
  usePageReturn(() => wasSignedIn.current && !hasSignInMark() && returned())
}
