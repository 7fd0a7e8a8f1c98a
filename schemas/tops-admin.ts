import * as z from 'zod/mini'
import { call, Flag, Id, Ids, JsonText, listOf, OneOf, or, Page, Payload, type Shape, some, Text, UnixTime, Version, Words } from './common.ts'
import { area } from './rights.ts'
import { topSources } from './top-terms.ts'

/** Filters of the list of TOPs: those that run, or ran, within the days (spec: decisions PAY-8). */
export const TopFilters = /* @__PURE__ */ z.object({
  ids: some(Ids),
  tutor_id: some(Id),
  active: some(Flag),
  date_from: some(UnixTime),
  date_to: some(UnixTime),
  sort_dir: or(Words(['asc', 'desc']), 'desc'),
})
export type TopFilters = z.output<typeof TopFilters>

/** Paid promotion of one tutor (spec: decisions PAY-8). */
export const Top = /* @__PURE__ */ z
  .object({
    id: z.int(),
    tutor_id: z.int(),
    tutor_name: z.string(),
    plan_id: z.int(),
    date_from: z.int(),
    date_to: z.int(),
    sum: z.number(),
    currency: z.string(),
    source: z.enum(topSources),
    payment_id: z.nullable(z.string()),
    active: z.boolean(),
    comment: z.string(),
    created_at: z.int(),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'Top' })

const input = {
  plan_id: OneOf([1, 2, 3]),
  date_from: UnixTime,
  /** The end of the plan when left out. */
  date_to: some(UnixTime),
  active: or(Flag, true),
  comment: or(Text(0, 500), ''),
}
/** Callers wrap it: `{data: {input: …}}`. */
const Sent = /* @__NO_SIDE_EFFECTS__ */ <S extends Shape>(shape: S) => Payload(z.object(shape), 'input')

export const listTops = call('POST', '/admin/tops', {
  about: 'TOPs by filters, the latest first (decisions PAY-8)',
  allow: area('tops'),
  body: { page: Page, filters: or(JsonText(TopFilters), { sort_dir: 'desc' as const }) },
  answer: listOf('tops', Top),
  changes: false,
})
export const getTop = call('GET', '/admin/top/get', {
  about: 'One TOP with its tutor (decisions PAY-8)',
  allow: area('tops'),
  query: { id: Id },
  answer: { top: Top },
  errors: ['not_found'],
})
export const createTop = call('POST', '/admin/top/create', {
  about: 'Gives a published tutor a TOP (decisions PAY-8)',
  allow: area('tops'),
  body: { data: Sent({ tutor_id: Id, source: or(Words(topSources), 'gift'), ...input }) },
  answer: { top: Top },
})
export const saveTop = call('POST', '/admin/top/save', {
  about: 'Changes the plan, the time or the comment of a TOP, or ends it (decisions PAY-8)',
  allow: area('tops'),
  body: { data: Sent({ id: Id, ...input, version: Version }) },
  answer: { top: Top },
  errors: ['not_found', 'conflict'],
})
