import { type Edition, type Language, languageTag } from '../../editions/index.ts'

/** Where entries stand that begin with no letter. */
const OTHERS = '#'

/**
 * Entries in the order of the language, under the letters they begin with: an accent makes no letter of its own where the language knows none
 * (`Águilas` is under A, `Łódź` is not under L).
 */
export function byLetters<Entry extends { name: string }>(entries: readonly Entry[], edition: Edition, language: Language) {
  const tag = languageTag(edition, language)
  const { compare } = new Intl.Collator(tag)
  const isSame = (a: string, b: string) => new Intl.Collator(tag, { sensitivity: 'base' }).compare(a, b) === 0
  const letterOf = (name: string) => {
    const [first = ''] = name.toLocaleUpperCase(tag)
    const [bare = first] = first.normalize('NFD')
    return !/\p{L}/u.test(first) ? OTHERS : isSame(first, bare) ? bare : first
  }
  const sorted = entries.toSorted((a, b) => compare(a.name, b.name))
  return [...Map.groupBy(sorted, ({ name }) => letterOf(name))].map(([letter, items]) => ({ letter, items }))
}
