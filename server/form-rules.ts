import * as z from 'zod/mini'
import { MOST_INT } from '../schemas/index.ts'
import { escaped } from './html/escape.ts'

/** The house rules of a form as its answer has them. */
export const rulesText = (rules: readonly string[]): string => `<ul>${rules.map((rule) => `<li>${escaped(rule)}</li>`).join('')}</ul>`

/** A choice of a field; `parent` is the record it belongs to: the lesson of a level, the city of a district. */
export interface Option {
  id: string | number
  name: string
  parent?: number
}
/** What a form may ask of a field before the server does. */
export interface Rule {
  required: boolean
  min?: number
  max?: number
  pattern?: string
  options?: Option[]
}

interface Drawn {
  type?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  anyOf?: Drawn[]
}

/** Rules of a form, read off the very schema that the server validates with, and the options of its fields (spec: decisions ORD-22). */
export function formRules(schema: z.ZodMiniType, options: Readonly<Record<string, Option[]>> = {}): Record<string, Rule> {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Drawn>
    required?: string[]
  }
  const rules: Record<string, Rule> = Object.fromEntries(
    Object.entries(properties).map(([field, drawn]) => [field, { required: required.includes(field), ...boundsOf(drawn) }]),
  )
  for (const [field, list] of Object.entries(options)) rules[field] = { required: false, ...rules[field], options: list }
  return rules
}

/** Lengths of a text or bounds of a number; the server's own limits of integers tell a form nothing. */
function boundsOf({ anyOf, ...drawn }: Drawn): Pick<Rule, 'min' | 'max' | 'pattern'> {
  const written = anyOf?.find((one) => one.type !== 'null')
  if (written) return boundsOf(written)
  const { type, minLength, maxLength, minimum, maximum, pattern } = drawn
  const [min, max] = type === 'string' ? [minLength, maxLength] : [minimum, maximum]
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && max < MOST_INT && { max }),
    ...(pattern && type === 'string' && { pattern }),
  }
}
