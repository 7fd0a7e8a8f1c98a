import type { Readable } from 'node:stream'
import type { Call } from '../schemas/index.ts'

/** What a call declared with `file` answers: the whole, or a stream of it. */
export type FileAnswer = {
  name: string
  /** Its media type where the call's files are of several. */
  type?: string
  /** After how many rows it ends where there are more. */
  cutAt?: number
} & ({ bytes: Uint8Array } | { stream: Readable })
/** What a call declared with `text` answers. */
export interface TextAnswer {
  text: string
  /** Its address says the same for good. */
  isFinal?: boolean
}
/** What a call declared with `redirect` answers: a whole address, or a path of this site. */
export interface RedirectAnswer {
  redirect: string
}
/** What a call declared with `form` answers: where the browser posts these fields. */
export interface FormAnswer {
  post: string
  fields: Readonly<Record<string, string>>
}

/** A success that is no envelope. */
export type Special = { file: FileAnswer } | TextAnswer | RedirectAnswer | { form: FormAnswer }

/** What a verb told, in the form that its call declares; null where that is the envelope. */
export function specialOf({ file, text, redirect, form }: Call, told: unknown): Special | null {
  if (file) return { file: told as FileAnswer }
  if (form) return { form: told as FormAnswer }
  if (text) return told as TextAnswer
  if (redirect) return { redirect: (told as RedirectAnswer).redirect }
  return null
}
