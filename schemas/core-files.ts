import * as z from 'zod/mini'
import { call, emptyAs, Id, Int, Language, Payload, some, Text } from './common.ts'
import { ROBOTS_LETTERS } from './core-file-terms.ts'
import { area } from './rights.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Taken as it is: each key and word is looked at by the verb, so that a problem has the name of its word. */
const OwnWords = /* @__PURE__ */ z
  .custom<Record<string, Record<string, string>>>((value) => isRecord(value) && Object.values(value).every(isRecord))
  .register(z.globalRegistry, { type: 'object' })

/** Words by their keys: `catalogue.h1.city`. */
const Words = z.record(z.string(), z.string())

/** A file that staff keep; `lang` is '' for robots.txt. */
const CoreFile = z.object({
  file: z.enum(['robots', 'lng']),
  lang: z.string(),
  /** How many lines or words of it are of staff. */
  own: z.int(),
  saved_at: z.nullable(z.int()),
  saved_by: z.nullable(z.string()),
})

const answer = {
  seo_resources: z.object({
    /** The product's where staff wrote none. */
    robots: z.string(),
    /** Words of staff alone. */
    lng: z.record(z.string(), Words),
  }),
  files: z.array(CoreFile),
  version: z.int(),
  /** What the product says without staff: its robots.txt, and its words in the language that was asked for. */
  product: z.object({ robots: z.string(), words: z.nullable(Words) }),
}
const about = { allow: area('content') }

export const getCoreFiles = call('GET', '/admin/seo/core_files/get', {
  ...about,
  about: 'robots.txt and the words of staff in place of the product’s, with these in one language where it is named (decisions SEO-4)',
  query: { lang: some(Language) },
  answer,
})
export const saveCoreFiles = call('POST', '/admin/seo/core_files/save', {
  ...about,
  about: 'Saves robots.txt, all words of the languages named, or both; what is left out stays, a blank text is the product’s again (decisions SEO-4)',
  body: {
    seo_resources: Payload(z.object({ robots: z.optional(emptyAs(Text(0, ROBOTS_LETTERS), '')), lng: some(OwnWords) })),
    version: some(Int(0)),
  },
  answer,
  errors: ['conflict'],
})

/** What a file was after one save. */
export const CoreFileVersion = /* @__PURE__ */ z
  .object({
    version_id: z.int(),
    saved_at: z.int(),
    saved_by: z.nullable(z.string()),
    /** Lines or words that it has and the one before it lacked, and the other way round. */
    added: z.int(),
    cut: z.int(),
    /** It stands on the site. */
    is_current: z.boolean(),
    robots: z.string(),
    words: Words,
  })
  .register(z.globalRegistry, { id: 'CoreFileVersion' })
export type CoreFileVersion = z.output<typeof CoreFileVersion>

export const listCoreFileVersions = call('GET', '/admin/seo/core_files/versions', {
  ...about,
  about: 'The last versions of robots.txt or of the words of one language, newest first (decisions SEO-4)',
  query: { file: z.enum(['robots', 'lng']), lang: some(Language) },
  answer: { versions: z.array(CoreFileVersion) },
})
export const restoreCoreFile = call('POST', '/admin/seo/core_files/restore', {
  ...about,
  about: 'Makes an earlier version of a file its newest; keys that the product has no more stay out of it (decisions SEO-4)',
  body: { version_id: Id },
  answer,
  errors: ['not_found'],
})

/** What browsers fetch in place of the product’s file of texts where staff changed a word of it. */
export const getTexts = call('GET', '/texts/{locale}/{subject}', {
  about:
    'The texts of a subject as the edition says them, as a script that exports them; `panel`: words of staff in the back office alone (decisions SEO-4)',
  allow: ['anyone'],
  query: { locale: Language, subject: Text(1, 60), v: some(Int(0)) },
  text: 'text/javascript',
  rate: 'page',
  errors: ['not_found'],
})
