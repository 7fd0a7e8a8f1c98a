import * as z from 'zod/mini'
import { languages } from '../editions/language-table.ts'
import { call, Flag, Id, Ids, Int, JsonText, List, listOf, or, Page, Payload, type Shape, some, Text, Words } from './common.ts'
import { aliasPattern, referenceLimits, referenceSorts } from './reference-terms.ts'
import { area } from './rights.ts'

// Reference data: kinds of record that are all alike to staff, six calls each (spec: back-office 7.12, decisions ADM-11).

/** A text in each language of the edition: `{ ua: 'Львів', ru: 'Львов' }`. */
export const Names = /* @__PURE__ */ JsonText(/* @__PURE__ */ z.partialRecord(z.enum(languages), /* @__PURE__ */ Text(0, referenceLimits.name[1])))
/** A record's segment in addresses. */
export const Alias = /* @__PURE__ */ z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(referenceLimits.alias[0]), z.maxLength(referenceLimits.alias[1]), z.regex(aliasPattern))
export const NamesRead = /* @__PURE__ */ z.record(z.string(), z.string())

/** What every kind is read with. */
const read = {
  id: z.int(),
  name: NamesRead,
  /** Its name in the language of the back office. */
  title: z.string(),
  alias: z.string(),
  /** Those it had before; they lead to it. */
  older_aliases: z.array(z.string()),
  active: z.boolean(),
  /** How many tutors its lists show; null where it has none of its own. */
  tutors_count: z.nullable(z.int()),
  version: z.int(),
}
/** The record of a kind as it is read. */
export const referenceRecord = /* @__NO_SIDE_EFFECTS__ */ <S extends Shape>(id: string, own: S) =>
  z.object({ ...read, ...own }).register(z.globalRegistry, { id })

/** What every kind is written with; an older alias that is not sent back leads nowhere from then on. */
const needed = { name: Names, alias: Alias }
const written = { active: Flag, older_aliases: /* @__PURE__ */ List(Alias, 100) }

/** A kind of reference data, and what it has beside what all of them have. */
interface Kind {
  one: string
  many: string
  record: z.ZodMiniType
  /** What a new one needs. */
  needed: Shape
  /** What it may have. */
  written: Shape
  /** What lists turn on and off. */
  toggles: readonly [string, ...string[]]
  /** Filters of its list beside text and state: what it belongs to. */
  filters: Shape
}
export const referenceKind = /* @__NO_SIDE_EFFECTS__ */ <const K extends Kind>(kind: K) => kind

type Some<S extends Shape> = { [N in keyof S]: ReturnType<typeof some<S[N]>> }
const eachSome = /* @__NO_SIDE_EFFECTS__ */ <S extends Shape>(shape: S) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, some(field)])) as Some<S>
/** An object of one field whose name the compiler knows. */
const under = /* @__NO_SIDE_EFFECTS__ */ <N extends string, V>(name: N, value: V) => ({ [name]: value }) as Record<N, V>
const idOf = /* @__NO_SIDE_EFFECTS__ */ <K extends Kind>({ one }: K) => under(`${one}_id` as `${K['one']}_id`, Id)
const answerOf = /* @__NO_SIDE_EFFECTS__ */ <K extends Kind>({ one, record }: K) => under<K['one'], K['record']>(one, record)
const allow = /* @__PURE__ */ area('reference')

const filters = {
  text: some(Text(1, 100)),
  active: some(Flag),
  ids: some(Ids),
  sort_by: some(Words(referenceSorts)),
  sort_dir: or(Words(['asc', 'desc']), 'desc'),
}

export const listReference = /* @__NO_SIDE_EFFECTS__ */ <P extends `/admin/${string}`, K extends Kind>(path: P, kind: K) =>
  call('POST', path, {
    about: `Lists ${kind.many} by text, state and what they belong to (decisions ADM-11)`,
    allow,
    body: {
      page: Page,
      filters: or(JsonText(z.object({ ...filters, ...(kind.filters as K['filters']) })), { sort_dir: 'desc' } as never),
    },
    answer: listOf<K['many'], K['record']>(kind.many, kind.record),
    changes: false,
  })

export const getReference = /* @__NO_SIDE_EFFECTS__ */ <P extends `/admin/${string}`, K extends Kind>(path: P, kind: K) =>
  call('GET', path, {
    about: `One of the ${kind.many} with its names in every language (back-office 7.12)`,
    allow,
    query: idOf(kind),
    answer: answerOf(kind),
    errors: ['not_found'],
  })

export const createReference = /* @__NO_SIDE_EFFECTS__ */ <P extends `/admin/${string}`, K extends Kind>(path: P, kind: K) =>
  call('POST', path, {
    about: `Adds to the ${kind.many} (back-office 7.12, decisions CAT-1)`,
    allow,
    body: under(
      kind.one as K['one'],
      Payload(z.object({ ...needed, ...(kind.needed as K['needed']), ...eachSome(written), ...eachSome(kind.written as K['written']) })),
    ),
    answer: answerOf(kind),
  })

/** Fields that are not sent stay as they are; sent with a `version`, one that is no longer the newest is a conflict. */
export const saveReference = /* @__NO_SIDE_EFFECTS__ */ <P extends `/admin/${string}`, K extends Kind>(path: P, kind: K) =>
  call('POST', path, {
    about: `Saves what was sent of one of the ${kind.many} (back-office 7.12, decisions CAT-1)`,
    allow,
    body: under(
      kind.one as K['one'],
      Payload(
        z.object({
          id: Id,
          version: some(Int(1)),
          ...eachSome({ ...needed, ...(kind.needed as K['needed']), ...written, ...(kind.written as K['written']) }),
        }),
      ),
    ),
    answer: answerOf(kind),
    errors: ['not_found', 'conflict'],
  })

export const deleteReference = /* @__NO_SIDE_EFFECTS__ */ <P extends `/admin/${string}`, K extends Kind>(path: P, kind: K) =>
  call('POST', path, {
    about: `Takes one of the ${kind.many} away that nothing refers to (decisions ADM-11)`,
    allow,
    query: idOf(kind),
    errors: ['not_found', 'in_use'],
    personal: true,
  })

export const toggleReference = /* @__NO_SIDE_EFFECTS__ */ <P extends `/admin/${string}`, K extends Kind>(path: P, kind: K) =>
  call('POST', path, {
    about: `Turns one of the ${kind.many} on or off in one respect (decisions ADM-11)`,
    allow,
    query: { ...idOf(kind), field: Words(kind.toggles as K['toggles']), value: Flag },
    answer: answerOf(kind),
    errors: ['not_found'],
  })
