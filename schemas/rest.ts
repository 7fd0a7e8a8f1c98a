import * as z from 'zod/mini'
import { call, Id, JsonText, type Shape, some } from './common.ts'
import type { ErrorCode } from './errors.ts'
import type { Role } from './rights.ts'

/** Query of the simple REST dialect as ra-data-simple-rest writes it. */
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

/** A new record of an additional resource, answered as it was written. */
export const restCreate = /* @__NO_SIDE_EFFECTS__ */ <P extends `/rest/${string}`, R extends z.ZodMiniType, B extends Shape>(
  path: P,
  about: string,
  { allow, row, body }: { allow: readonly Role[]; row: R; body: B },
) => call('POST', path, { about, allow, body, answer: { row }, bare: true })

/** A record of an additional resource, written over. */
export const restSave = /* @__NO_SIDE_EFFECTS__ */ <P extends `/rest/${string}/{id}`, R extends z.ZodMiniType, B extends Shape>(
  path: P,
  about: string,
  { allow, row, body, errors = [] }: { allow: readonly Role[]; row: R; body: B; errors?: readonly ErrorCode[] },
) => call('PUT', path, { about, allow, query: { id: Id }, body, answer: { row }, errors: ['not_found', ...errors], bare: true })

/** A record of an additional resource, taken away; answered as it was. */
export const restDelete = /* @__NO_SIDE_EFFECTS__ */ <P extends `/rest/${string}/{id}`, R extends z.ZodMiniType>(
  path: P,
  about: string,
  { allow, row, errors = [] }: { allow: readonly Role[]; row: R; errors?: readonly ErrorCode[] },
) => call('DELETE', path, { about, allow, query: { id: Id }, answer: { row }, errors: ['not_found', ...errors], bare: true, personal: true })
