import type { ReactElement } from 'react'
import { useTranslate } from 'react-admin'
import { useEdition } from '../../edition.ts'
import { languageName } from '../language-name.ts'

/** The edition's languages as choices. */
export function useLanguages() {
  const edition = useEdition()
  return edition.locales.map((id) => ({ id: id as string, name: languageName(id, edition) }))
}

/** Whether there is more than one, so that texts say which they are in. */
export const useHasLanguages = () => useEdition().locales.length > 1

/** The filters or columns of a list, without `lang` where the edition has but one. */
export function useLanguageParts<P extends ReactElement>(parts: P[]): P[] {
  return useHasLanguages() ? parts : parts.filter(({ key }) => key !== 'lang')
}

/** A language as staff call it. */
export function useLanguageName() {
  const edition = useEdition()
  const translate = useTranslate()
  return (code: string) => languageName(code, edition) || translate('common.not_set')
}
