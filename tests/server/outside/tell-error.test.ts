import { expect, test } from 'vitest'
import { withoutPeople } from '../../../server/outside/tell-error.ts'

test.each([
  ['no order for ann@mail.example', 'no order for …'],
  ['"ann.b+c@mail.example", 7', '… 7'],
  ['at https://kz.example/p?email=ann@mail.example', 'at https://kz.example/…'],
  ['no answer of postgres://docento:s3c@ret@db/kz', 'no answer of postgres://…'],
  ['call (+7 701 123-45-67)', 'call (…)'],
])('what an error says has no people in it: %s', (text, told) => expect(withoutPeople(text)).toBe(told))

test.each([
  'send@https://kz.example/a.js:3:14',
  '@https://kz.example/a.js:3:14',
  '    at send (https://kz.example/a.js:3:14)',
  '    at Object.send (file:///docento/node_modules/@fastify/static/index.js:3:14)',
])('a place of a stack is told as it is: %s', (line) => expect(withoutPeople(line)).toBe(line))
