import * as z from 'zod/mini'
import { blockKeys } from './block-keys.ts'
import { call, Flag, Id, Ids, JsonText, Language, List, listOf, or, Page, Payload, some, Text, Version } from './common.ts'
import { area } from './rights.ts'
import { filtered, Html, writtenIn } from './site-texts.ts'

export * from './block-keys.ts'

/** A link of the footer; it stays within the site. */
const SiteLink = /* @__PURE__ */ z.object({ title: Text(1, 100), href: z.string().check(z.trim(), z.maxLength(300), z.regex(/^\/(?![/\\])\S*$/)) })

/** A piece of the site that staff write, in one language (spec: decisions CNT-9). */
export const UnitsBlock = /* @__PURE__ */ z
  .object({
    id: z.int(),
    key: z.string(),
    lang: z.string(),
    name: z.string(),
    /** Its text, or its links: never both. */
    html: z.nullable(z.string()),
    json: z.nullable(z.array(z.object({ title: z.string(), href: z.string() }))),
    active: z.boolean(),
    updated_at: z.int(),
    /** The site asks for it by name: it may be switched off, but not deleted. */
    used: z.boolean(),
    written_in: writtenIn,
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'UnitsBlock' })
export type UnitsBlock = z.output<typeof UnitsBlock>

export const BlockFilters = /* @__PURE__ */ z.object({ ids: some(Ids), ...filtered, active: some(Flag) })
export type BlockFilters = z.output<typeof BlockFilters>

const input = {
  key: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(60), z.regex(new RegExp(`^(?:${blockKeys.join('|')}|main_[a-z0-9_]+)$`))),
  lang: Language,
  name: Text(2, 100),
  html: or(Html, null),
  json: or(JsonText(List(SiteLink, 40)), null),
  active: or(Flag, true),
}

const about = { allow: area('content') }
const answer = { units_block: UnitsBlock }

export const listUnitsBlocks = call('POST', '/admin/units_blocks/get', {
  ...about,
  about: 'Blocks of the site by filters (decisions CNT-9)',
  body: { page: Page, filters: or(JsonText(BlockFilters), {}) },
  answer: listOf('units_blocks', UnitsBlock),
  changes: false,
})
export const getUnitsBlock = call('GET', '/admin/units_block/get', {
  ...about,
  about: 'A block of the site (decisions CNT-9)',
  query: { id: Id },
  answer,
  errors: ['not_found'],
})
export const createUnitsBlock = call('POST', '/admin/units_block/create', {
  ...about,
  about: 'Adds a block to the site (decisions CNT-9)',
  body: { units_block: Payload(z.object(input)) },
  answer,
})
export const saveUnitsBlock = call('POST', '/admin/units_block/save', {
  ...about,
  about: 'Changes a block of the site; a stale version is a conflict (decisions CNT-9)',
  body: { units_block: Payload(z.object({ id: Id, ...input, version: Version })) },
  answer,
  errors: ['not_found', 'conflict'],
})
export const deleteUnitsBlock = call('POST', '/admin/units_block/delete', {
  ...about,
  about: 'Deletes a block that the site does not ask for by name (decisions CNT-9)',
  query: { id: Id },
  errors: ['not_found', 'in_use'],
  personal: true,
})
