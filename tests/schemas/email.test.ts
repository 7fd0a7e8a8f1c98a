import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Email } from '../../schemas/common.ts'

test.each([
  [' Anna@Example.PL ', 'anna@example.pl'],
  ['\u202aanna@example.pl\u200b', 'anna@example.pl'],
])('an address copied as %j is %s', (copied, address) => expect(z.parse(Email, copied)).toBe(address))

test.each(['anna@example', 'anna@example.online', 'an na@example.pl', '\u200b'])('%j is no address', (text) =>
  expect(z.safeParse(Email, text).success).toBe(false),
)
