import { type Edition, type Language, languageTag } from '../../editions/index.ts'
import { spokenLanguages } from '../../schemas/index.ts'

/** Languages a tutor speaks, worded for the reader: `{ id: 3, name: 'английский' }`. */
export function spokenBy(ids: readonly number[], edition: Edition, language: Language): { id: number; name: string }[] {
  const names = namesIn(languageTag(edition, language))
  return ids.flatMap((id) => {
    const tag = (spokenLanguages as Record<number, string>)[id]
    return tag ? [{ id, name: names.of(tag) ?? tag }] : []
  })
}

const known = new Map<string, Intl.DisplayNames>()

function namesIn(tag: string): Intl.DisplayNames {
  const names = known.get(tag) ?? new Intl.DisplayNames([tag], { type: 'language' })
  known.set(tag, names)
  return names
}
