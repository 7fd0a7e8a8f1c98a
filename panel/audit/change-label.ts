import { useTranslate } from 'react-admin'
import { useEdition } from '../edition.ts'
import { languageName } from '../ui/language-name.ts'

/** How a field is called: by the subject whose call changed it, else by the journal, else by all. Of texts in several languages the language is said too. */
export function useChangeLabel() {
  const translate = useTranslate()
  const edition = useEdition()
  return (field: string, subject = ''): string => {
    const path = field.split('.')
    const name = path.at(-1) ?? field
    const homes = [subject && `${subject}.fields`, 'audit.fields', 'fields', 'filters'].filter(Boolean)
    const label = homes.map((home) => translate(`${home}.${name}`, { _: '' })).find(Boolean) ?? name
    const language = edition.locales.length > 1 && path.length > 2 && languageName(path.at(-2) ?? '', edition)
    return language ? `${label} (${language})` : label
  }
}
