import type * as z from 'zod/mini'
import type { PageMeta } from '../../schemas/index.ts'
import type { Head } from '../page.ts'

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
