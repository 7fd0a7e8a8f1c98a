import { maxLength, required, TextInput, useResourceContext, useTranslateLabel } from 'react-admin'
import { keptLanguages } from '../../editions/index.ts'
import { referenceLimits } from '../../schemas/reference-terms.ts'
import { useEdition } from '../edition.ts'
import { languageName } from '../ui/language-name.ts'
import { Beside } from './boxes.ts'

const most = maxLength(referenceLimits.name[1])
const needed = [required(), most]

/** A name in each language of the edition; those in which the site is kept up need one. */
export function NamesInput({ source, label, helperText }: { source: string; label?: string; helperText?: string }) {
  const edition = useEdition()
  const resource = useResourceContext() ?? ''
  const translateLabel = useTranslateLabel()
  const said = translateLabel({ source, resource, ...(label !== undefined && { label }) })
  const kept = keptLanguages(edition)
  return (
    <Beside>
      {edition.locales.map((language, n) => (
        <TextInput
          key={language}
          source={`${source}.${language}`}
          label={edition.locales.length > 1 ? `${said}, ${languageName(language, edition)}` : String(said)}
          validate={kept.includes(language) ? needed : most}
          {...(n === 0 && helperText !== undefined && { helperText })}
        />
      ))}
    </Beside>
  )
}
