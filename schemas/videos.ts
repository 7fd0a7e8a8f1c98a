import * as z from 'zod/mini'
import { AskedLanguage, call, listOf, Page, some, Text } from './common.ts'
import { Breadcrumb, LangLinks, PageMeta } from './seo.ts'

/** A video of the site's own choice, as visitors see it (spec: decisions CNT-6). */
export const PublicVideo = /* @__PURE__ */ z
  .object({ id: z.int(), name: z.string(), description: z.string(), video_id: z.string() })
  .register(z.globalRegistry, { id: 'PublicVideo' })
export type PublicVideo = z.output<typeof PublicVideo>

export const getVideos = call('GET', '/client/videos', {
  about: 'Videos in a language in the order of staff, of a subject where one is named (decisions CNT-6, Z-4)',
  allow: ['anyone'],
  query: { page: Page, lesson: some(Text(1, 100)), lang: AskedLanguage },
  answer: { ...listOf('videos', PublicVideo), page: z.int(), breadcrumbs: z.array(Breadcrumb), lang_links: LangLinks, ...PageMeta },
  errors: ['not_found'],
})
