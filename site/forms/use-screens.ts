import { useLayoutEffect, useRef, useState } from 'react'
import { readFromStart } from './read-from-start.ts'
import type { Form } from './use-form.ts'

type Screened = Pick<Form, 'changed' | 'clear' | 'settle'>

/** Which screen of a form is shown, and the way to another, which is read from its beginning on: `start` is the id of what holds it. */
export function useScreens(first: number, form: Screened, start: string): readonly [screen: number, turnTo: (wanted: number) => void] {
  const [screen, setScreen] = useState(first)
  const isUntouched = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen: what it opens with was typed by nobody
  useLayoutEffect(() => {
    if (isUntouched.current) form.settle()
  }, [screen])
  const turnTo = (wanted: number) => {
    isUntouched.current = !form.changed()
    setScreen(wanted)
    form.clear()
    setTimeout(() => readFromStart(document.getElementById(start)))
  }
  return [screen, turnTo]
}
