import * as z from 'zod/mini'
import { languages } from '../editions/language-table.ts'
import { EMAIL_LENGTH, PASSWORD_LENGTH, PHONE_MOST } from './auth-terms.ts'
import type { CaptchaAction } from './captcha-terms.ts'
import type { ErrorCode } from './errors.ts'
import type { Role } from './rights.ts'

/** Reads leniently at run time; its *type* is what our own clients send. */
export const read = /* @__NO_SIDE_EFFECTS__ */ <T extends z.ZodMiniType>(turn: (value: unknown) => unknown, inner: T) =>
  z.pipe(z.transform(turn), inner) as unknown as z.ZodMiniType<z.output<T>, z.input<T>>

/**
 * Nothing was given: forms send '' or null for what was left empty, alike, and both are read as `nothing`, which is what the record says for it.
 * Every optional field of an input is one of these three, so that what was read can be sent back and what was filled in can be emptied.
 */
export const emptyAs = /* @__NO_SIDE_EFFECTS__ */ <T extends z.ZodMiniType, N extends z.output<T> | null | undefined>(inner: T, nothing: N) =>
  read((value) => (value === '' || value === null ? nothing : value), z.nullish(inner)) as unknown as z.ZodMiniType<
    NonNullable<z.output<T>> | Extract<N, null | undefined>,
    z.input<T> | null
  >
/** A field that may be left out; sent empty it counts as left out. */
export const some = /* @__NO_SIDE_EFFECTS__ */ <T extends z.ZodMiniType>(inner: T) => z.optional(emptyAs(inner, undefined))
/** A field that is `nothing` when it is left out or sent empty. */
export const or = /* @__NO_SIDE_EFFECTS__ */ <T extends z.ZodMiniType, N extends z.output<T> | null>(inner: T, nothing: N) =>
  z._default(emptyAs(inner, nothing), nothing as never)

const flags = new Map<unknown, boolean>([
  [0, false],
  [1, true],
  ['0', false],
  ['1', true],
  ['false', false],
  ['true', true],
])
const toNumber = (value: unknown) => (typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value) ? Number(value) : value)
export const toJson = (value: unknown) => {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value
  } catch {
    return value
  }
}

const unwrapped = (value: unknown, wrapper: string) => toJson((value as Record<string, unknown> | null | undefined)?.[wrapper] ?? value)
/** An id, or the record that has it: what an answer words can be sent back as it was read. */
export const IdOf = /* @__NO_SIDE_EFFECTS__ */ <T extends z.ZodMiniType>(inner: T) => read((value) => partOf(value, 'id'), inner)
/** A name, or the record that has it. */
export const NameOf = /* @__NO_SIDE_EFFECTS__ */ <T extends z.ZodMiniType>(inner: T) => read((value) => partOf(value, 'name'), inner)
const partOf = (value: unknown, name: string) => (typeof value === 'object' && value !== null && name in value ? value[name as never] : value)

/** The largest number that a column of whole numbers holds. */
export const MOST_INT = 2_147_483_647
export const Int = /* @__NO_SIDE_EFFECTS__ */ (min = 0, max = MOST_INT) => read(toNumber, z.int().check(z.minimum(min), z.maximum(max)))
export const Id = /* @__PURE__ */ Int(1)
/** The version of a record that was read; a save of an older one is a conflict, and so is letting it through. */
export const Version = /* @__PURE__ */ some(Id)
/** What staff had before them when they decided. */
export const asRead = { version: Version, status: /* @__PURE__ */ some(/* @__PURE__ */ Int()) }
/** An id as a key of a record: `08` would be a second name of 8; 0 stands for any. */
export const IdKey = /* @__PURE__ */ z.string().check(z.regex(/^(0|[1-9]\d{0,8})$/))
/** Seconds since 1970 (spec: decisions API-13). */
export const UnixTime = /* @__PURE__ */ Int(0, 4_294_967_295)
/** Major currency units with at most two decimals. */
export const Money = /* @__PURE__ */ read(
  toNumber,
  z.number().check(
    z.minimum(-1_000_000_000),
    z.maximum(1_000_000_000),
    z.refine((sum: number) => Math.abs(sum * 100 - Math.round(sum * 100)) < 1e-6),
  ),
)
/** A number with a fraction, such as degrees of latitude. */
export const Decimal = /* @__NO_SIDE_EFFECTS__ */ (min: number, max: number) => read(toNumber, z.number().check(z.minimum(min), z.maximum(max)))
export const Page = /* @__PURE__ */ or(Int(1, 1_000_000), 1)
/** `true` and `false`, and what older callers send: 0, 1 and their words. */
export const Flag = /* @__PURE__ */ read((value) => flags.get(value) ?? value, z.boolean())
/** What nobody sees by itself: spaces, letters of no width such as a filler or the empty braille, and marks without a letter. */
const isSeen = (text: string) => /[^\s\u2800\p{Default_Ignorable_Code_Point}\p{M}]/u.test(text)
/** No language stacks more marks on a letter; a hundred would be drawn over the lines above. */
const tooManyMarks = /(\p{M}{5})\p{M}+/gu
/** Turns around how a page shows the words that follow, of others too: overrides of direction, embeddings and isolates. */
export const turning = /[\u202a-\u202e\u2066-\u2069]/g
/** An emoji cut in half would be refused by PostgreSQL inside JSON. The end of a line is one letter, as where it was typed: a form sends two. */
const mended = /* @__PURE__ */ z.overwrite((text: string) =>
  isSeen(text) ? text.toWellFormed().replaceAll('\r\n', '\n').replaceAll(turning, '').replaceAll(tooManyMarks, '$1') : '',
)
/** No control characters: PostgreSQL refuses NUL, and the others only hide. */
export const Text = /* @__NO_SIDE_EFFECTS__ */ (min: number, max: number) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  z.string().check(mended, z.trim(), z.minLength(min), z.maxLength(max), z.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$/))
/** As a browser's field of one line has it: a break or a tab is a space. */
const oneLine = /* @__PURE__ */ z.overwrite((text: string) => text.replaceAll(/\s+/g, ' '))
/** A name or a title. */
export const Line = /* @__NO_SIDE_EFFECTS__ */ (min: number, max: number) => Text(min, max).check(oneLine)
/** A text that may be left empty: what is written has at least `min` letters. */
export const TextOrNone = /* @__NO_SIDE_EFFECTS__ */ (min: number, max: number) =>
  emptyAs(Text(0, max).check(z.minLength(min, { when: ({ value }: { value: unknown }) => value !== '' } as object)), '')
/** A name that may be left empty. */
export const LineOrNone = /* @__NO_SIDE_EFFECTS__ */ (min: number, max: number) => TextOrNone(min, max).check(oneLine)
/** An object, or the same as a JSON text (spec: decisions API-6). */
export const JsonText = /* @__NO_SIDE_EFFECTS__ */ <T extends z.ZodMiniType>(inner: T) => read(toJson, inner)
/** Payloads, each with the fields of its record. */
const payloads = /* @__PURE__ */ new WeakMap<object, Shape>()
/**
 * The record that a call is about, as an object or a JSON text, and in a `wrapper` where callers put it into one. Problems of its fields are named without
 * it: `client_name`, not `request.client_name`.
 */
export const Payload = /* @__NO_SIDE_EFFECTS__ */ <S extends Shape>(inner: z.ZodMiniObject<S>, wrapper = '') => {
  const payload = read((value) => unwrapped(toJson(value), wrapper), inner)
  payloads.set(payload, inner.shape)
  return payload
}
/** What a browser sent along without being asked, fit to be stored. */
export const tidyMark = (text: string, max: number) =>
  text
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, max)
    .toWellFormed()
/** Marks of a campaign, `utm_source` and its like: at most 20. What is too long or odd in them is cut, for nobody typed it. */
export const Marks = /* @__PURE__ */ read(
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .slice(0, 20)
            .map(([name, mark]) => [tidyMark(name, 40), typeof mark === 'string' ? tidyMark(mark, 300) : mark]),
        )
      : value,
  z.record(z.string(), z.string()),
)
/** A list; a single value of a form or query counts as a list of one. */
export const List = /* @__NO_SIDE_EFFECTS__ */ <T extends z.ZodMiniType>(inner: T, max = 100, min = 0) =>
  read((value) => (value === undefined ? value : [toJson(value)].flat()), z.array(inner).check(z.minLength(min), z.maxLength(max)))
/** The same where what is named twice counts once. */
export const Chosen = /* @__NO_SIDE_EFFECTS__ */ <T extends z.ZodMiniType>(inner: T, max = 100, min = 0) =>
  List(inner, max, min).check(z.overwrite((list: z.output<T>[]) => [...new Map(list.map((one) => [JSON.stringify(one), one])).values()]))
/** Far fewer keys than zod can name the problems of: above some 120,000 their list overflows the stack. */
const MOST_KEYS = 1000
/** Values by keys; how many there are is looked at before what they are. None may come as `[]`, as PHP writes them (spec: public 3.15). */
export const counted = /* @__NO_SIDE_EFFECTS__ */ <T extends z.ZodMiniType>(inner: T, maximum = MOST_KEYS) =>
  z.pipe(
    z.transform((value, { issues }) => {
      if (typeof value === 'object' && value !== null && Object.keys(value).length > maximum)
        issues.push({ code: 'too_big', origin: 'object', maximum, input: value })
      return Array.isArray(value) && value.length === 0 ? {} : value
    }),
    inner,
  ) as unknown as z.ZodMiniType<z.output<T>, z.input<T>>
/** Records asked for by their ids, as many as a page of any list may hold. */
export const Ids = /* @__PURE__ */ List(Id, 100)
export const OneOf = /* @__NO_SIDE_EFFECTS__ */ <const T extends readonly (string | number)[]>(values: T) => read(toNumber, z.literal(values))
/** Any of these, to filter by; an empty list chooses none of them, so all are meant. */
export const AnyOf = /* @__NO_SIDE_EFFECTS__ */ <const T extends readonly (string | number)[]>(values: T) =>
  some(read((value) => (Array.isArray(value) && value.length === 0 ? undefined : value), z.optional(List(OneOf(values), values.length))))
export const Words = /* @__NO_SIDE_EFFECTS__ */ <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values)

/** An e-mail address, in forms and calls alike; its domain ends in 2 to 4 letters, so not in `.online`, as the owner chose (spec: decisions EDN-8). Unseen letters that came along with a copied one are no part of it. */
export const Email = /* @__PURE__ */ z.string().check(
  z.overwrite((text) => text.replaceAll(/\p{Cf}/gu, '')),
  z.trim(),
  z.toLowerCase(),
  z.maxLength(EMAIL_LENGTH[1]),
  z.regex(/^[a-z0-9._%+-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,4}$/),
)
/** Digits as typed; the edition's rule of length is asked by the verb (spec: decisions EDN-2). */
export const Phone = /* @__PURE__ */ Text(1, PHONE_MOST)
/** 1: the edition's own country; anything else: an international number with its plus (spec: decisions EDN-2). */
export const PhoneCountry = /* @__PURE__ */ or(Int(0, 999), 1)
export const Password = /* @__PURE__ */ z
  .string()
  .check(z.minLength(PASSWORD_LENGTH[0]), z.maxLength(PASSWORD_LENGTH[1]), z.regex(/\p{L}/u), z.regex(/\d/))
/** What a captcha gave to a form; the call says by `captcha` when it has to be there. */
export const CaptchaToken = /* @__PURE__ */ some(Text(0, 4000))
export const Language = /* @__PURE__ */ z.enum(languages)
/** The `lang` of a call. */
export const AskedLanguage = /* @__PURE__ */ some(Language)
export const Named = /* @__PURE__ */ z.object({ id: z.int(), name: z.string() })
export const nullable = z.nullable

/** What a field of a form has to meet and, where it is a choice, its options in the panel's language (spec: decisions ORD-22). */
export const FieldRule = /* @__PURE__ */ z.object({
  required: z.boolean(),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  pattern: z.optional(z.string()),
  options: z.optional(z.array(z.object({ id: z.union([z.string(), z.number()]), name: z.string(), parent: z.optional(z.int()) }))),
})
export type FieldRule = z.output<typeof FieldRule>

/** A file of a multipart form; a class, so that no JSON can name a path of the server's. */
export class Upload {
  /** As its sender calls it. */
  readonly filename: string
  /** Where it lies until the answer has left: a verb that keeps it copies it. */
  readonly path: string
  readonly bytes: number
  /** Media type by its content, whatever its sender or its name says. */
  readonly type: string

  constructor({ filename, path, bytes, type }: Upload) {
    this.filename = filename
    this.path = path
    this.bytes = bytes
    this.type = type
  }
}
const uploaded = /* @__PURE__ */ z.custom<Upload>((value) => value instanceof Upload).register(z.globalRegistry, { type: 'string', format: 'binary' })
/** The field of a file: a browser sends a `Blob`, the verb finds an `Upload`. */
export const Uploaded = uploaded as unknown as z.ZodMiniType<Upload, Blob>

/** What files a form may carry. */
export interface Uploads {
  most: number
  types: readonly string[]
  /** Of one file; `UPLOAD_BYTES` unless told. */
  bytes?: number
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Shape = Record<string, z.ZodMiniType>
export type None = Record<never, never>

/** Which limit per IP guards a call (spec: decisions API-11). */
export type RateClass = 'login' | 'link' | 'code' | 'request' | 'feedback' | 'webhook' | 'page' | 'report' | 'measure' | 'default'

interface About {
  /** One line: what it does, and the section of the specification. */
  about: string
  /** Who may call it; a session passes when it holds any of these. */
  allow: readonly Role[]
  errors?: readonly ErrorCode[]
  /** For what was there and was taken away it answers `not_found` with 410, and `gone` in the data (spec: decisions API-2, CAT-3). */
  gone?: true
  /** Changes something: transaction, Origin check, audit line of staff. By default what the method says. */
  changes?: boolean
  rate?: RateClass
  /** A robot may try it: after some refusals it has to be sent with a captcha's token, `recaptcha_token` of its body or payload (spec: decisions API-12). */
  captcha?: CaptchaAction
  /** The answer carries the session's Auth (spec: decisions API-1). */
  auth?: true
  /** For nobody but the person: refused while staff act for them, as are money, deletion, password, e-mail and phone (spec: decisions AUTH-19). */
  personal?: true
  /** A GET that acts all the same: from our own pages alone, and never fetched ahead (spec: decisions API-8). */
  acts?: true
  /** What files its multipart form may carry; none when absent. */
  uploads?: Uploads
  /** The answer is a file of this media type: the verb returns `{ name, bytes }`, or a `stream` in place of the bytes. */
  file?: string
  /** The answer is a text of this media type: the verb returns `{ text }`. */
  text?: string
  /** The answer leads the browser on: the verb returns `{ redirect }`. */
  redirect?: true
  /** The answer is a page that posts a form to another site: the verb returns `{ post, fields }`. */
  form?: true
  /** The simple REST dialect: a bare list with Content-Range, or a bare record. */
  bare?: true
  /** Another server sends it, signed: its body is not read but handed on as `context.raw`, and nobody asks from which page it comes. */
  raw?: true
}

// biome-ignore lint/suspicious/noExplicitAny: stands for every shape in "any call"
export interface Call<M extends Method = Method, P extends string = string, I extends Shape = any, A extends Shape = any, O = unknown> extends About {
  method: M
  path: P
  input: z.ZodMiniObject<I>
  answer: z.ZodMiniObject<A>
  /** Names of the input's fields that travel in the body. */
  inBody: readonly string[]
  /** Name of the field that holds the record the call is about. */
  payload: string | undefined
  /** It moves money: sent again with the same `Idempotency-Key` it gives the same answer and moves nothing. */
  once: O
}

/** Declares one call; route, permission check, typed client, mock, OpenAPI operation and the tests over all calls come from it (record 1). */
export const call = /* @__NO_SIDE_EFFECTS__ */ <
  M extends Method,
  P extends `/${string}`,
  Q extends Shape = None,
  B extends Shape = None,
  A extends Shape = None,
  O extends true | undefined = undefined,
>(
  method: M,
  path: P,
  { query, body, answer, once, ...about }: About & { query?: Q; body?: B; answer?: A; once?: O },
): Call<M, P, Q & B, A, O> => ({
  method,
  path,
  ...about,
  inBody: Object.keys(body ?? {}),
  once: once as O,
  payload: Object.entries(body ?? {}).find(([, schema]) => payloads.has(schema))?.[0],
  input: z.object({ ...query, ...body } as Q & B),
  answer: z.object((answer ?? {}) as A),
})

/** What the audit trail calls it: its address, with the method where one address has several. */
export const nameOf = ({ method, path }: Call): string => (method === 'PUT' || method === 'DELETE' ? `${method} ${path}` : path)

export const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'inBody' in value

/** The shape of a paged list's answer under its plural name (spec: decisions API-14). */
export const listOf = /* @__NO_SIDE_EFFECTS__ */ <N extends string, T extends z.ZodMiniType>(name: N, row: T) =>
  ({ [name]: z.array(row), ...paging }) as Record<N, z.ZodMiniArray<T>> & typeof paging
const paging = { total_count: z.int(), page_size: z.int(), pages_count: z.int() }

/** An input of which some fields, and of its payload too, may be absent because they can't be read. */
export type Readable<I> = { [K in keyof I]?: I[K] extends readonly unknown[] ? I[K] : Partial<I[K]> }

/** What can be read of a call's input: fields that are wrong are absent from it and from its payload. */
export function readable<C extends Call>({ input }: C, given: object): Readable<z.output<C['input']>> {
  const lenient = (shape: Shape, read: (field: z.ZodMiniType) => z.ZodMiniType) =>
    z.object(Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, z.catch(read(field), undefined)])))
  const recordOf = (field: z.ZodMiniType) => {
    const record = payloads.get(field)
    return record ? JsonText(lenient(record, (one) => one)) : field
  }
  return z.parse(lenient(input.shape, recordOf), given) as Readable<z.output<C['input']>>
}

/** Field → code of the first problem found in it; `body` when the whole can't be read. Fields of the call's payload stand under their own names. */
export const problems = (error: z.core.$ZodError, payload?: string) =>
  Object.fromEntries(
    error.issues.toReversed().map(({ path, code }) => {
      const field = path.length > 1 && path[0] === payload ? path.slice(1) : path
      return [field.join('.') || 'body', code as string]
    }),
  )
