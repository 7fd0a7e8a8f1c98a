import * as z from 'zod/mini'
import { Flag, Id, Ids, JsonText, Language, List, or, some, Text, Version } from './common.ts'
import { restCreate, restDelete, restList, restOne, restSave } from './rest.ts'
import { area } from './rights.ts'
import { SEO_DESCRIPTION, SEO_TEXT, SEO_TITLE } from './seo-terms.ts'
import { Alias } from './site-texts.ts'
import { TAG_NAME, TAG_WORD, TAG_WORDS } from './tag-terms.ts'

/** What a tag says in one language; what is blank its page says by itself. */
const TagTexts = /* @__PURE__ */ z.object({
  name: or(Text(0, TAG_NAME), ''),
  h1: or(Text(0, SEO_TITLE), ''),
  title: or(Text(0, SEO_TITLE), ''),
  metad: or(Text(0, SEO_DESCRIPTION), ''),
  /** HTML. */
  text: or(Text(0, SEO_TEXT), ''),
})
export type TagTexts = z.output<typeof TagTexts>

const types = ['offline', 'online'] as const
/** A page of the catalogue for tutors of whom the same can be said (spec: decisions CAT-22). */
export const TagRow = /* @__PURE__ */ z
  .object({
    id: z.int(),
    alias: z.string(),
    /** Its name in the language of the panel. */
    name: z.string(),
    catalog_type: z.enum(types),
    lesson_id: z.nullable(z.int()),
    level_id: z.nullable(z.int()),
    city_id: z.nullable(z.int()),
    /** A tutor's texts hold one of them. */
    words: z.array(z.string()),
    texts: z.record(z.string(), z.object({ name: z.string(), h1: z.string(), title: z.string(), metad: z.string(), text: z.string() })),
    active: z.boolean(),
    created_at: z.int(),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'TagRow' })
export type TagRow = z.output<typeof TagRow>

const about = { allow: area('content'), row: TagRow }
const body = {
  /** Made of the name where none is given. */
  alias: some(Alias),
  catalog_type: z.enum(types),
  lesson_id: or(Id, null),
  level_id: or(Id, null),
  city_id: or(Id, null),
  words: or(List(Text(...TAG_WORD), TAG_WORDS), []),
  texts: JsonText(z.partialRecord(Language, TagTexts)),
  active: Flag,
}
export const listTags = restList('/rest/tags', 'Tags of the catalogue, newest first (decisions CAT-22)', {
  ...about,
  filter: z.object({ id: some(Ids), text: some(Text(1, 100)), catalog_type: some(z.enum(types)), lesson_id: some(Id), active: some(Flag) }),
})
export const getTag = restOne('/rest/tags/{id}', 'One tag of the catalogue (decisions CAT-22)', about)
export const createTag = restCreate('/rest/tags', 'Adds a tag by what its tutors have in common (decisions CAT-22)', { ...about, body })
export const saveTag = restSave('/rest/tags/{id}', 'Changes a tag; a stale version is a conflict (decisions CAT-22)', {
  ...about,
  body: { ...body, version: Version },
  errors: ['conflict'],
})
export const deleteTag = restDelete('/rest/tags/{id}', 'Takes a tag away for good (decisions CAT-22)', { ...about, errors: ['in_use'] })
