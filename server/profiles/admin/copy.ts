import { defaultLanguage } from '../../../editions/index.ts'
import { type copyTutor, TutorDraft, textIn, type transliterateTutor } from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { get } from '../get-for-staff.ts'
import { latin } from './latin.ts'

const taken = Object.keys(TutorDraft.shape) as (keyof typeof TutorDraft.shape)[]

/** A draft like this tutor; nothing is written before it is created (spec: decisions TUT-19, API-8). Throws `not_found`. */
export async function copy(context: Context, { id }: Input<typeof copyTutor>) {
  const { tutor } = await get(context, { id })
  return { tutor: Object.fromEntries(taken.map((name) => [name, tutor[name]])) as Pick<typeof tutor, (typeof taken)[number]> }
}

/** Name and speciality in Latin letters, by the edition's way of writing them (spec: decisions TUT-16). */
export async function transliterate(context: Context, { id }: Input<typeof transliterateTutor>) {
  const { tutor } = await get(context, { id })
  const { edition } = context
  const written = (text: string) => latin(text, edition.transliteration)
  const speciality = textIn(tutor.speciality, defaultLanguage(edition), edition.locales)
  return { tutor: { name: written(tutor.first_name), last_name: written(tutor.last_name), speciality: written(speciality) } }
}
