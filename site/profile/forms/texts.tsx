import { useState } from 'react'
import { type Language, languageTable } from '../../../editions/language-table.ts'
import { languageTag } from '../../../editions/languages.ts'
import { byLanguage, type TutorText } from '../../../schemas/tutor-texts.ts'
import { fill } from '../../../theme/words.ts'
import type { Problems } from '../../forms/error-words.ts'
import { useSite, useTexts } from '../../site.ts'
import { Chip, Chips } from '../../ui/Chip.tsx'
import { Options } from '../../ui/Option.tsx'

/** A text as it was typed, and as the profile has it. */
export interface Held {
  text: TutorText
  published: TutorText
  waiting: TutorText | null
}

/** The field of a text in a language: that of the first is called as the text. */
export const fieldIn = (name: string, language: Language, first: Language) => (language === first ? name : `${name}.${language}`)

/** Where the problem of a text is said, which the server names by language wherever it was sent so. */
export const ofFirst = (field: string, first: Language) => (field.endsWith(`.${first}`) ? field.slice(0, -first.length - 1) : field)

/** The language that is written in; a refused text brings its own to the front. */
export function useTextLanguage(problems: Problems, names: readonly string[]) {
  const { edition } = useSite()
  const { locales } = edition
  const [first] = locales
  const [language, choose] = useState<Language>(first)
  const [seen, see] = useState(problems)
  const isWrong = (one: Language) => names.some((name) => problems[fieldIn(name, one, first)])
  // before it is drawn: the form then finds the field in its place
  if (seen !== problems) {
    see(problems)
    const wrong = locales.find(isWrong)
    if (wrong && !isWrong(language)) choose(wrong)
  }
  return { language, choose, first, lang: languageTag(edition, language), isWrong }
}

export type TextLanguage = ReturnType<typeof useTextLanguage>

/** The choice of it, with what each language lacks; nothing where the edition has one. */
export function TextLanguages({ of: { language, choose, first, isWrong }, texts }: { of: TextLanguage; texts: readonly TutorText[] }) {
  const { edition } = useSite()
  const t = useTexts('profile-forms')
  if (edition.locales.length === 1) return null
  const isEmpty = (one: Language) => !texts.some((text) => byLanguage(text, first)[one])
  return (
    <Options legend={t.text_language}>
      <Chips wrapped>
        {edition.locales.map((one) => {
          const state = isWrong(one) ? t.language_wrong : isEmpty(one) ? t.language_empty : ''
          return (
            <Chip key={one} chosen={one === language} onClick={() => choose(one)}>
              <span lang={languageTag(edition, one)}>{languageTable[one].name}</span>
              {state && <span className="soft">{state}</span>}
            </Chip>
          )
        })}
      </Chips>
      <p className="s soft">{fill(t.languages_hint, { language: languageTable[first].name })}</p>
    </Options>
  )
}

/** What the field of a text shows in the language that is written in, and what students see while those words wait. */
export function inLanguage({ text, published, waiting }: Held, { language, first }: Pick<TextLanguage, 'language' | 'first'>) {
  const waits = byLanguage(waiting, first)[language] !== undefined
  return { value: byLanguage(text, first)[language] ?? '', published: waits ? (byLanguage(published, first)[language] ?? '') : null }
}

/** The text with these words in that language. */
export const written = (text: TutorText, words: string, { language, first }: Pick<TextLanguage, 'language' | 'first'>): TutorText =>
  plain({ ...byLanguage(text, first), [language]: words }, first)

/** A text as it is sent, each language by itself: words that wait and were not touched are sent as the waiting ones that they are. */
export function sentText({ text, published, waiting }: Held, first: Language): { text: TutorText; waiting?: TutorText } {
  const [typed, stands, waits] = [byLanguage(text, first), byLanguage(published, first), byLanguage(waiting, first)]
  const said = (Object.keys({ ...typed, ...waits }) as Language[]).map((one) => {
    const words = typed[one] ?? ''
    return waits[one] === words ? { one, words: stands[one] ?? '', waits: words } : { one, words, waits: undefined }
  })
  // nothing in a language that had nothing says nothing
  const told = said.filter(({ one, words, waits }) => one === first || words || waits !== undefined || stands[one])
  const untouched = told.filter((part) => part.waits !== undefined)
  return {
    text: plain(Object.fromEntries(told.map(({ one, words }) => [one, words])), first),
    ...(untouched.length > 0 && { waiting: plain(Object.fromEntries(untouched.map(({ one, waits }) => [one, waits ?? ''])), first) }),
  }
}

/** Plain where the first language is all there is. */
const plain = (words: Partial<Record<Language, string>>, first: Language): TutorText =>
  Object.keys(words).every((one) => one === first) ? (words[first] ?? '') : words
