import { type Edition, type Language, languageTag } from '../../editions/index.ts'
import { spokenLanguages } from '../../schemas/index.ts'
import { languageName } from '../../theme/language-names.ts'

/** Languages a tutor speaks, worded for the reader: `{ id: 3, name: 'английский' }`. */
export function spokenBy(ids: readonly number[], edition: Edition, language: Language): { id: number; name: string }[] {
  const reader = languageTag(edition, language)
  return ids.flatMap((id) => {
    const tag = (spokenLanguages as Record<number, string>)[id]
    return tag ? [{ id, name: languageName(tag, reader) }] : []
  })
}
