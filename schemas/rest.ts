import * as z from 'zod/mini'
import { call, Id, JsonText, some } from './common.ts'
import type { Role } from './rights.ts'

/** Query of the simple REST dialect as ra-data-simple-rest writes it (design 8). */
const listQuery = <F extends z.ZodMiniType>(filter: F) => ({
  sort: some(JsonText(z.tuple([z.string().check(z.maxLength(40)), z.enum(['ASC', 'DESC'])]))),
  range: some(JsonText(z.tuple([z.int().check(z.minimum(0), z.maximum(1_000_000)), z.int().check(z.minimum(0), z.maximum(1_000_000))]))),
  filter: some(JsonText(filter)),
})

/** The list of an additional resource: a bare array, its total in Content-Range. */
export const restList = /* @__NO_SIDE_EFFECTS__ */ <P extends `/rest/${string}`, R extends z.ZodMiniType, F extends z.ZodMiniType>(
  path: P,
  about: string,
  { allow, row, filter }: { allow: readonly Role[]; row: R; filter: F },
) => call('GET', path, { about, allow, query: listQuery(filter), answer: { rows: z.array(row), total_count: z.int() }, bare: true })

/** One record of an additional resource, bare. */
export const restOne = /* @__NO_SIDE_EFFECTS__ */ <P extends `/rest/${string}/{id}`, R extends z.ZodMiniType>(
  path: P,
  about: string,
  { allow, row }: { allow: readonly Role[]; row: R },
) => call('GET', path, { about, allow, query: { id: Id }, answer: { row }, errors: ['not_found'], bare: true })
