import { keptLanguages } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { fill } from '../../theme/words.ts'
import { breadcrumbList, breadcrumbsOf } from '../seo/breadcrumbs.ts'
import { pageMetad } from '../seo/list-words.ts'
import { type PageFacts, pageMeta } from '../seo/meta.ts'
import type { Viewing } from '../viewing.ts'

type Kind = 'cities' | 'subjects' | 'districts' | 'tags' | 'tags_online'

interface About {
  kind: Kind
  /** As `listPaths` has it. */
  path: string
  page?: number
  /** What the texts name. */
  city?: string
  /** What stands between the catalogue and the page. */
  above?: { name: string; link: string }[]
  isEmpty: boolean
  /** Whether the other editions have such a page too. */
  isEverywhere?: boolean
}

/** The head, the words and the way to one of the lists (spec: decisions CAT-21, SEO-2). */
export function wordsOf(viewing: Viewing, { kind, path, page = 1, city = '', above = [], isEmpty, isEverywhere = false }: About) {
  const { edition, language } = viewing
  const { directory, catalogue } = textsOf(edition, language)
  const h1 = fill(directory[kind].h1, { CITY: city })
  const title = fill(catalogue.title, { H1: h1 })
  const online = kind === 'tags_online'
  const breadcrumbs = breadcrumbsOf(
    viewing,
    { name: online ? catalogue.crumbs.online : catalogue.crumbs.catalog, link: `${online ? edition.catalogOnlineAlias : edition.catalogAlias}/` },
    ...above,
    { name: h1, link: null },
  )
  const languages = keptLanguages(edition)
  const elsewhere: PageFacts['elsewhere'] = (other) => ({ path, languages: keptLanguages(other) })
  return {
    breadcrumbs,
    ...pageMeta(viewing, {
      path: page > 1 ? `${path}?page=${page}` : path,
      metatags: {
        h1,
        title: page > 1 ? fill(catalogue.title_page, { TITLE: title, PAGE: page }) : title,
        metad: pageMetad(viewing, fill(directory[kind].metad, { CITY: city }), page),
      },
      noindex: isEmpty,
      languages,
      ...(isEverywhere && { elsewhere }),
      microdata: { breadcrumbs: breadcrumbList(viewing, breadcrumbs) },
    }),
  }
}
