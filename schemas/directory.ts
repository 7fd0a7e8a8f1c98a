import * as z from 'zod/mini'
import { AskedLanguage, call, or, Page, Text } from './common.ts'
import { Breadcrumb, LangLinks, PageMeta, SeoTag } from './seo.ts'
import { Alias } from './site-texts.ts'

/** A page of the catalogue; `link` is a path without its first slash and the locale. */
const entry = z.object({ name: z.string(), link: z.string(), tutors_count: z.int() })

/** Entries by the letter they begin with; those that begin with none stand under `#`. */
const groupsOf = /* @__NO_SIDE_EFFECTS__ */ <T extends z.ZodMiniType>(item: T) => z.array(z.object({ letter: z.string(), items: z.array(item) }))

const answer = { total_count: z.int(), breadcrumbs: z.array(Breadcrumb), lang_links: LangLinks, ...PageMeta }
const about = { allow: ['anyone'] } as const
const lang = AskedLanguage

export const getAllCities = call('GET', '/client/all_cities', {
  ...about,
  about: 'Cities in which somebody teaches, by letters, with the way to their districts (decisions CAT-21)',
  query: { lang },
  answer: { groups: groupsOf(z.extend(entry, { districts: z.nullable(z.string()) })), ...answer },
})
export const getAllSubjects = call('GET', '/client/all_subjects', {
  ...about,
  about: 'Subjects that somebody teaches, by letters (decisions CAT-21)',
  query: { lang },
  answer: { groups: groupsOf(entry), ...answer },
})
export const getAllDistricts = call('GET', '/client/all_districts', {
  ...about,
  about: 'Districts and microdistricts of a city in which somebody teaches, by letters (decisions CAT-21)',
  query: { lang, alias: Text(1, 100) },
  answer: {
    city: z.object({ id: z.int(), name: z.string(), alias: z.string(), link: z.string() }),
    groups: groupsOf(z.extend(entry, { subdistricts: z.array(entry) })),
    ...answer,
  },
  errors: ['not_found'],
  gone: true,
})

const tags = { groups: groupsOf(entry), page: z.int(), page_size: z.int(), pages_count: z.int(), ...answer }
export const getAllTags = call('GET', '/client/all_tags', {
  ...about,
  about: 'Tags of the catalogue that gather somebody, by letters and pages (decisions CAT-21)',
  query: { lang, page: Page },
  answer: tags,
})
export const getAllTagsOnline = call('GET', '/client/all_tags_online', {
  ...about,
  about: 'The same of the online catalogue (decisions CAT-21)',
  query: { lang, page: Page },
  answer: tags,
})
export const getSeoTag = call('GET', '/client/seo_tag', {
  ...about,
  about: 'What the page of a tag says of itself (decisions CAT-22)',
  query: { lang, alias: Alias, catalog_type: or(z.enum(['offline', 'online']), 'offline') },
  answer: {
    seo_tag: SeoTag,
    breadcrumbs: z.array(Breadcrumb),
  },
  errors: ['not_found'],
})
