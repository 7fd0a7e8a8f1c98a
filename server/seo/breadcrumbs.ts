import { textsOf } from '../../locales/index.ts'
import { localePath, type Standing } from './meta.ts'

/** A step on the way to a page; the page itself is no link. */
export interface Crumb {
  name: string
  /** Without a leading slash and the locale's prefix; '' is the main page. */
  link: string | null
}

/** The way to a page from the main one. */
export const breadcrumbsOf = ({ edition, language }: Pick<Standing, 'edition' | 'language'>, ...steps: readonly Crumb[]): Crumb[] => [
  { name: textsOf(edition, language).common.site_name, link: '' },
  ...steps,
]

/** The way to a page as structured data; `link` as in the answers, null for the page itself. */
export function breadcrumbList({ siteUrl, edition, language }: Standing, crumbs: readonly Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, link }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      ...(link !== null && { item: `${siteUrl}/${localePath(edition, language, link)}` }),
    })),
  }
}
