import { useTranslate } from 'react-admin'
import { useEdition } from '../../edition.ts'
import { fieldName } from '../../layout/toast-text.ts'
import { slugs } from '../../slugs.ts'
import { isEmpty } from '../is-empty.ts'
import { languageName } from '../language-name.ts'
import { useRecordNames } from '../record/record-names.ts'
import { languageIn } from './by-language.ts'

/** Fields that hold numbers of records which are read by their names. */
const references: Readonly<Record<string, string>> = {
  levels: slugs.levels,
  level_id: slugs.levels,
  lesson_id: slugs.lessons,
  city_id: slugs.cities,
  district_id: slugs.districts,
}

/** What a field is called; of one that is said in several languages, in which. */
export function useFieldNames() {
  const translate = useTranslate()
  const edition = useEdition()
  return (field: string) => {
    const language = edition.locales.length > 1 && languageIn(field)
    return fieldName(field, translate) + (language ? `, ${languageName(language, edition)}` : '')
  }
}

/** A value as a person reads it, where nothing else is known of its field. */
export function useValueWords() {
  const translate = useTranslate()
  const wordOf = (value: unknown): string => {
    if (isEmpty(value) || value === null) return translate('common.not_set')
    if (typeof value === 'boolean') return translate(value ? 'common.yes' : 'common.no')
    if (typeof value !== 'object') return String(value)
    // a part by its name, anything else by all that it holds
    return 'title' in value ? String(value.title) : Object.values(value).map(wordOf).join(', ')
  }
  return (field: string, value: unknown) => {
    const reference = references[field]
    return reference && !isEmpty(value) ? <RecordNames reference={reference} ids={[value].flat()} /> : wordOf(value)
  }
}

const RecordNames = ({ reference, ids }: { reference: string; ids: unknown[] }) => useRecordNames(reference, ids)
