import { useEffect } from 'react'
import { forgetLesson, rememberedLesson } from '../tutors/lesson-memory.ts'

/** Chooses the lesson that the catalogue was filtered by, when the tutor teaches it; it is forgotten with the page (spec: public 2.15). */
export default function RememberedLesson({ taught }: { taught: readonly number[] }) {
  useEffect(() => {
    const lesson = rememberedLesson(taught)
    const radio = document.querySelector<HTMLInputElement>(`#lessons input[value="${lesson}"]`)
    if (radio) radio.checked = true
    window.addEventListener('pagehide', forgetLesson)
    return () => window.removeEventListener('pagehide', forgetLesson)
  }, [taught])
  return null
}
