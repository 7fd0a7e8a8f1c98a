import * as z from 'zod/mini'
import { type Call, Upload } from '../../schemas/index.ts'

/** JSON Schema, as far as our contract uses it. */
export interface Drawn {
  type?: string | string[]
  properties?: Record<string, Drawn>
  required?: string[]
  items?: Drawn
  prefixItems?: Drawn[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Drawn[]
  oneOf?: Drawn[]
  allOf?: Drawn[]
  additionalProperties?: Drawn | boolean
  propertyNames?: Drawn
  default?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  format?: string
  $ref?: string
  $defs?: Record<string, Drawn>
}

const drawn = new WeakMap<Call, Drawn>()

/** A call's input as JSON Schema, its named records put in place; drawn once for all who ask. */
export function drawInput(call: Call): Drawn {
  const input = drawn.get(call) ?? draw(call)
  drawn.set(call, input)
  return input
}

function draw({ input }: Call): Drawn {
  const { $defs = {}, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Drawn
  const placed = (part: Drawn): Drawn => {
    if (part.$ref) return placed($defs[part.$ref.split('/').at(-1) ?? ''] ?? {})
    return JSON.parse(JSON.stringify(part), (_, value) => (value?.$ref ? placed(value) : value))
  }
  return placed(schema)
}

/** Words that fit the patterns of the contract. */
const words: [RegExp, string][] = [
  [/@/, 'somebody@example.com'],
  [/\\d\{1,9\}/, '8'],
  [/footer_links/, 'main_text'],
  [/:\[0-5\]/, '09:00'],
  [/https\?/, 'https://example.com/a'],
]

/** The schema without the null that optional fields take for nothing. */
export function filled(schema: Drawn): Drawn {
  const choices = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  const [only, ...others] = choices
  return only && others.length === 0 ? only : schema
}

/** A value that the schema takes. */
export function sample(schema: Drawn): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return sample(choices.find((choice) => choice.type !== 'null') ?? choices[0] ?? {})
  if (schema.prefixItems) return schema.prefixItems.map(sample)
  const type = [schema.type].flat()[0]
  if (type === 'object') {
    if (schema.properties)
      return Object.fromEntries(
        Object.entries(schema.properties).flatMap(([name, field]) => (schema.required?.includes(name) ? [[name, sample(field)]] : [])),
      )
    const key = schema.propertyNames?.enum?.[0] ?? 8
    return typeof schema.additionalProperties === 'object' ? { [String(key)]: sample(schema.additionalProperties) } : {}
  }
  if (type === 'array') return (schema.minItems ?? 0) > 0 ? [sample(schema.items ?? {})] : []
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.min(Math.max(schema.minimum ?? 1, 1), schema.maximum ?? 1)
  if (schema.format === 'binary') return new Upload({ filename: 'a.png', path: '/nowhere', bytes: 1, type: 'image/png' })
  if (schema.format === 'uuid') return '00000000-0000-4000-8000-000000000000'
  const fitting = [schema.pattern, ...(schema.allOf?.map(({ pattern }) => pattern) ?? [])].flatMap(
    (pattern) => words.find(([sign]) => sign.test(pattern ?? ''))?.[1] ?? [],
  )
  return fitting[0] ?? 'a1b2c3d4e5f6g7h8i9j0'.repeat(200).slice(0, Math.max(schema.minLength ?? 10, Math.min(10, schema.maxLength ?? 10)))
}

/** Values that the schema refuses, each with what is wrong with it. Over a query only texts can be sent, so the kinds that look like one are left out there. */
export function broken(drawn: Drawn, at: 'query' | 'body'): { wrong: string; value: unknown }[] {
  const schema = filled(drawn)
  const takesNull = schema !== drawn || [drawn.type].flat().includes('null')
  const types = new Set(
    (schema.anyOf ?? schema.oneOf ?? [schema]).flatMap(({ type, enum: list, const: one }) => type ?? (list ?? [one]).map((value) => typeof value)),
  )
  const all: { wrong: string; value: unknown }[] = []
  const isText = types.has('string')
  const isNumber = types.has('integer') || types.has('number')
  if (at === 'body' && !takesNull) all.push({ wrong: 'null', value: null })
  if (!types.has('object') && !types.has('array')) all.push({ wrong: 'an object', value: at === 'body' ? { a: 1 } : '{"a":1}' })
  if (!types.has('array') && !types.has('object') && at === 'body') all.push({ wrong: 'a list', value: [['a']] })
  // a list of texts takes one of them for a list of one
  const isTexts = schema.items?.type === 'string' && !schema.items.enum
  if (!isText && !isTexts) all.push({ wrong: 'a word', value: 'neither-this-nor-that' })
  if (isText && at === 'body') all.push({ wrong: 'a number for a text', value: 12.5 })
  if (schema.enum || schema.const !== undefined) all.push({ wrong: 'another word', value: 'no-such-choice' })
  if (isNumber && !schema.anyOf) {
    all.push({ wrong: 'a fraction', value: 1.001 }, { wrong: 'huge', value: 1e21 })
    if (schema.minimum !== undefined) all.push({ wrong: 'too small', value: schema.minimum - 1 })
  }
  if (isText && !schema.anyOf && schema.maxLength) all.push({ wrong: 'too long', value: 'x'.repeat(schema.maxLength + 1) })
  return isText && at === 'query' ? all.filter(({ wrong }) => wrong !== 'an object') : all
}
