import { session } from '../browser/storage.ts'

/** Session key of the lesson that was looked for before a profile was opened (spec: public 2.11, 2.15). */
const KEY = 'lesson_id'

/** Remembers the catalogue's lesson; a list of all lessons forgets it. */
export const rememberLesson = (id: number | null) => (id === null ? session.remove(KEY) : session.write(KEY, String(id)))

/** The remembered lesson when the tutor teaches it, else null. */
export function rememberedLesson(taught: readonly number[]): number | null {
  const id = Number(session.read(KEY))
  return taught.includes(id) ? id : null
}

export const forgetLesson = () => session.remove(KEY)
