import { useState } from 'react'
import { readFromStart } from './read-from-start.ts'
import type { Form } from './use-form.ts'

/** Which screen of a form is shown, and the way to another, which is read from its beginning on: `start` is the id of what holds it. */
export function useScreens(first: number, form: Pick<Form, 'clear'>, start: string): readonly [screen: number, turnTo: (wanted: number) => void] {
  const [screen, setScreen] = useState(first)
  const turnTo = (wanted: number) => {
    setScreen(wanted)
    form.clear()
    setTimeout(() => readFromStart(document.getElementById(start)))
  }
  return [screen, turnTo]
}
