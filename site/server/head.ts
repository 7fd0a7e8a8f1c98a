import type * as z from 'zod/mini'
import { languageTag } from '../../editions/index.ts'
import { localPath } from '../../editions/local-path.ts'
import type { PageMeta } from '../../schemas/index.ts'
import { languageLinks } from '../layout/language-links.ts'
import type { Head, Visit } from '../page.ts'

type Meta = { [Name in keyof typeof PageMeta]: z.output<(typeof PageMeta)[Name]> }

/** The head of a page whose answer says everything about it (spec: decisions SEO-5). */
export const headOf = ({ metatags, meta_robots, meta_canonical, hreflangs, hreflangs_main, open_graph, microdata }: Meta): Head => ({
  title: metatags.title,
  description: metatags.metad,
  canonical: meta_canonical,
  robots: meta_robots,
  alternates: [...hreflangs.current_site, ...hreflangs.other_sites, ...(hreflangs_main ? [{ lang: 'x-default', href: hreflangs_main }] : [])],
  openGraph: open_graph,
  structured: Object.values(microdata),
})

/** Fills in what follows from the address alone: canonical link and alternates, and noindex for cabinets and errors (spec: decisions WEB-1, SEO-5). */
export function completed(head: Head, { edition, language, path }: Visit, status: number, isPrivate: boolean): Head {
  if (status !== 200 || isPrivate) return { ...head, robots: 'noindex' }
  const canonical = localPath(edition, language, path)
  return {
    canonical,
    ...(!head.robots?.startsWith('noindex') && { alternates: alternatesAt({ edition, language, path }, head.isIndexedIn) }),
    ...head,
  }
}

/** A page of no call in the languages of its edition in which it may be indexed, its own among them. */
function alternatesAt(
  { edition, language, path }: Pick<Visit, 'edition' | 'language' | 'path'>,
  isIndexedIn: NonNullable<Head['isIndexedIn']> = () => true,
): NonNullable<Head['alternates']> {
  const others = languageLinks({ edition, language, path }).filter((one) => isIndexedIn(one.language))
  if (others.length === 0) return []
  const all = [{ language, href: localPath(edition, language, path) }, ...others]
  const first = edition.locales.find((locale) => all.some((one) => one.language === locale))
  const main = all.find((one) => one.language === first)
  return [
    ...all.map((one) => ({ lang: languageTag(edition, one.language), href: one.href })),
    ...(main ? [{ lang: 'x-default', href: main.href }] : []),
  ]
}
