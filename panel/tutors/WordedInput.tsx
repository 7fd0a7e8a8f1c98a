import { TextInput, type TextInputProps, useResourceContext, useTranslateLabel } from 'react-admin'
import { type Edition, languageTag } from '../../editions/index.ts'
import { byLanguage, type TutorText } from '../../schemas/tutor-texts.ts'
import { useEdition } from '../edition.ts'
import { languageName } from '../ui/language-name.ts'

/** A tutor's text as inputs hold it: each language of the edition has its own, one alone is plain. */
export const spread = (text: TutorText, { locales }: Pick<Edition, 'locales'>): TutorText =>
  locales.length === 1 ? text : Object.fromEntries(locales.map((language) => [language, byLanguage(text, locales[0])[language] ?? '']))

/** The input of a text's problem, where that is named without a language. */
export const inputOf = (source: string, { locales }: Pick<Edition, 'locales'>) => (locales.length === 1 ? source : `${source}.${locales[0]}`)

/** A text of a tutor in each language of the edition (spec: public 3, tutor profile edit). */
export function WordedInput({ label, ...input }: TextInputProps) {
  const edition = useEdition()
  const resource = useResourceContext() ?? ''
  const translateLabel = useTranslateLabel()
  const said = translateLabel({ source: input.source, resource, ...(label !== undefined && { label }) })
  if (edition.locales.length === 1) return <TextInput {...input} label={said} />
  return edition.locales.map((language) => (
    <TextInput
      key={language}
      {...input}
      source={`${input.source}.${language}`}
      label={`${said}, ${languageName(language, edition)}`}
      slotProps={{ htmlInput: { lang: languageTag(edition, language) } }}
    />
  ))
}
