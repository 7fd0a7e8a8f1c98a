import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allRoutes } from '../../server/app.ts'
import { type Drawn, drawInput, filled, sample } from './sample.ts'

/** Where optional fields stand: `['filters', 'text']`. */
const optionalIn = ({ properties = {}, required = [] }: Drawn, at: string[] = []): string[][] =>
  Object.entries(properties).flatMap(([name, field]) => [
    ...(required.includes(name) ? [] : [[...at, name]]),
    ...optionalIn(filled(field), [...at, name]),
  ])

/** A sound value of the schema with another value in one place. */
function withAt(schema: Drawn, [name = '', ...rest]: string[], value: unknown): object {
  const part = filled(schema.properties?.[name] ?? {})
  return { ...(sample(schema) as object), [name]: rest.length > 0 ? withAt(part, rest, value) : value }
}

const cases = allRoutes.flatMap(({ call }) => {
  const drawn = drawInput(call)
  return optionalIn(drawn).map((path) => ({ call, drawn, path, name: `${call.path} ${path.join('.')}` }))
})

describe('an optional field', () => {
  test.each(cases)('may be sent empty, as null and as an empty text: $name', ({ call, drawn, path }) => {
    for (const empty of [null, '']) {
      const read = z.safeParse(call.input, withAt(drawn, path, empty))
      expect(read.error?.issues ?? []).toEqual([])
    }
  })
})

/** The schema of a field. */
const fieldAt = (schema: Drawn, path: string[]): Drawn => path.reduce((part, name) => filled(part.properties?.[name] ?? {}), schema)
const byStatuses = cases.filter(({ drawn, path }) => /filters?\.status$/.test(path.join('.')) && fieldAt(drawn, path).type === 'array')

test.each(byStatuses)('an empty list of statuses to filter by means all of them: $name', ({ call, drawn, path }) => {
  const { filters } = z.parse(call.input, withAt(drawn, path, [])) as { filters: object }
  expect(filters).not.toHaveProperty('status', [])
})
