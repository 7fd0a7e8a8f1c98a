import { seoPages } from '../../schemas/seo-terms.ts'
import { useEdition } from '../edition.ts'
import { languageName } from '../ui/language-name.ts'

export const pages = seoPages.map((id) => ({ id, name: `seo.pages.${id}` }))

/** The languages of the edition. */
export function useLanguages() {
  const edition = useEdition()
  return edition.locales.map((id) => ({ id, name: languageName(id, edition) }))
}
