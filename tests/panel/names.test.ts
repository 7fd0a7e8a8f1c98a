import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { panelLanguages } from '../../editions/index.ts'
import mails from '../../locales/ua/mails.ts'
import sms from '../../locales/ua/sms.ts'
import es from '../../panel/texts/es.ts'
import ua from '../../panel/texts/ua.ts'
import { calls } from '../../schemas/calls.ts'
import { auditTargets, nameOf } from '../../schemas/index.ts'
import { tasks } from '../../server/timetable.ts'

const texts = { ua, es }
const staffChanges = calls
  .map(([, call]) => call)
  .filter(({ allow, changes, method }) => allow.some((role) => role.startsWith('admin')) && (changes ?? method !== 'GET'))

interface Drawn {
  $ref?: string
  $defs?: Record<string, Drawn>
  anyOf?: Drawn[]
  properties?: Record<string, Drawn>
}

/** Names of all fields that an input may hold, those inside its objects instead of the objects. */
function fieldsOf(schema: z.ZodMiniType): string[] {
  const whole = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Drawn
  const walk = ({ $ref, anyOf = [], properties = {} }: Drawn): string[] => [
    ...($ref ? walk(whole.$defs?.[$ref.split('/').at(-1) ?? ''] ?? {}) : []),
    ...anyOf.flatMap(walk),
    ...Object.entries(properties).flatMap(([name, inner]) => {
      const inside = walk(inner)
      return inside.length ? inside : [name]
    }),
  ]
  return walk(whole)
}

describe.each(panelLanguages)('the back office in %s', (language) => {
  const { audit, fields, filters, jobs, outbox } = texts[language]

  test('names every call by which staff change something, their sign-in, the end of acting for others, and no other', () =>
    expect(Object.keys(audit.calls).sort()).toEqual(
      [...staffChanges.map(nameOf), '/admin/login', '/admin/oauth/login', '/admin/authorize/end', '/websocket'].sort(),
    ))

  test('names every mail and short message, and what chat and mailings send on', () =>
    expect(Object.keys(outbox.templates).sort()).toEqual(
      [...new Set([...Object.keys(mails.templates), ...Object.keys(sms), 'chat', 'mailing'])].sort(),
    ))

  test('names every job of the background', () => expect(Object.keys(jobs.tasks).sort()).toEqual(Object.keys(tasks).sort()))

  test('names every kind of record that a change is about', () => expect(Object.keys(audit.targets)).toEqual([...auditTargets]))

  test('labels every field that staff send, for forms, the toast and the trail', () => {
    const sent = new Set(staffChanges.flatMap(({ input }) => fieldsOf(input)))
    const own = Object.values(texts[language]).map((subject) => (subject as { fields?: object }).fields)
    const labelled = Object.assign({}, fields, filters, ...own)
    expect([...sent].filter((name) => !(name in labelled))).toEqual([])
  })
})
