import * as z from 'zod/mini'

/** What every public page's answer says to search engines and switchers (spec: decisions SEO-5, WEB-14). */
/** `link` is a path without its first slash and the locale; '' is the main page, null the page itself. */
export const Breadcrumb = z.object({ name: z.string(), link: z.nullable(z.string()) })
/** Language → path without its leading slash; empty when the page exists in one language. */
export const LangLinks = z.record(z.string(), z.string())
export const Hreflangs = z.object({
  current_site: z.array(z.object({ lang: z.string(), href: z.string() })),
  other_sites: z.array(z.object({ lang: z.string(), href: z.string() })),
})
/** What the page of a tag says of itself (spec: decisions CAT-22). */
export const SeoTag = z.object({
  id: z.int(),
  alias: z.string(),
  name: z.string(),
  h1: z.string(),
  title: z.string(),
  metad: z.string(),
  /** HTML that staff wrote. */
  text: z.string(),
})
export const PageMeta = {
  metatags: z.object({
    title: z.string(),
    metad: z.string(),
    h1: z.string(),
    h2: z.optional(z.string()),
    /** HTML that staff wrote. */
    h2text: z.optional(z.string()),
    faq_header: z.optional(z.string()),
    /** Questions with their answers. */
    faq: z.optional(z.array(z.array(z.string()))),
  }),
  meta_robots: z.string(),
  meta_canonical: z.string(),
  hreflangs: Hreflangs,
  hreflangs_main: z.string(),
  open_graph: z.record(z.string(), z.string()),
  /** JSON-LD graphs by kind: product, local, profile, breadcrumbs, list, faq. */
  microdata: z.record(z.string(), z.record(z.string(), z.unknown())),
}
