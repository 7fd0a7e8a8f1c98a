import * as z from 'zod/mini'
import { AskedLanguage, call, Text } from './common.ts'
import { LangLinks, PageMeta } from './seo.ts'

export const getStaticPage = call('GET', '/client/static_pages/get', {
  about: 'A static page by its alias (decisions CNT-8)',
  allow: ['anyone'],
  query: { lang: AskedLanguage, alias: Text(1, 100) },
  answer: { alias: z.string(), name: z.string(), text: z.string(), updated_at: z.int(), lang_links: LangLinks, ...PageMeta },
  errors: ['not_found'],
  gone: true,
})
