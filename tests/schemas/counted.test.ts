import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { counted, List, Marks } from '../../schemas/common.ts'
import { type Call, Id } from '../../schemas/index.ts'
import { allRoutes } from '../../server/app.ts'

interface Def {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  out?: z.ZodMiniType
  keyType?: z.ZodMiniType
  valueType?: z.ZodMiniType
  catchall?: z.ZodMiniType
}
type Wrap = (value: unknown) => unknown

/** Each record of keys that nobody listed inside a schema, as what makes an input of a value in its place. */
function* recordsIn(schema: z.ZodMiniType, path: string, wrap: Wrap): Generator<{ path: string; wrap: Wrap }> {
  if (schema === Marks) return // cuts off what is too much
  const { type, shape = {}, element, innerType, out, keyType, valueType, catchall } = schema._zod.def as unknown as Def
  if (type === 'record') {
    if (!keyType?._zod.values) yield { path, wrap }
    if (valueType) yield* recordsIn(valueType, `${path}.1`, (value) => wrap({ 1: value }))
  }
  for (const [name, field] of Object.entries(shape)) yield* recordsIn(field, `${path}.${name}`, (value) => wrap({ [name]: value }))
  if (catchall) yield* recordsIn(catchall, `${path}.1`, (value) => wrap({ 1: value }))
  if (element) yield* recordsIn(element, `${path}[]`, (value) => wrap([value]))
  for (const inner of [innerType, out]) if (inner) yield* recordsIn(inner, path, wrap)
}

const records = allRoutes.flatMap(({ call }: { call: Call }) =>
  [...recordsIn(call.input, `${call.method} ${call.path}`, (value) => value)].map(({ path, wrap }) => ({ path, wrap, input: call.input })),
)
const many = Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [n + 1, {}]))

test.each(records)('$path is refused by its thousand and first key, before any is read', ({ wrap, input }) => {
  const codes = z
    .safeParse(input, wrap(many))
    .error?.issues.flatMap(({ path, code }) => (path.includes('2') ? ['read'] : code === 'too_big' ? code : []))
  expect(codes).toEqual(['too_big'])
})

test('as many keys as there may be are read', () => {
  const of = (keys: number) => z.safeParse(counted(z.record(z.string(), Id)), Object.fromEntries(Array.from({ length: keys }, (_, n) => [n, n + 1])))
  expect([of(1000).success, of(1001).success]).toEqual([true, false])
})

test('an empty list is read as no keys, one with anything in it is refused', () => {
  const byKey = counted(z.record(z.string(), Id))
  expect([z.safeParse(byKey, []), z.safeParse(byKey, [1])]).toMatchObject([{ success: true, data: {} }, { success: false }])
})

test('a list with far too many is refused by their number: none of them is named', () => {
  const { error } = z.safeParse(List(Id), new Array(300_000).fill('none'))
  expect(error?.issues.map(({ code, path }) => [code, path])).toEqual([['too_big', []]])
})
