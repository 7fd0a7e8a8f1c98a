import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cap } from '../../site/ui/icons.ts'
import { dark, light } from '../../theme/tokens.ts'

test('the sign of the school is kept as its icon and its colours are: whoever changes them draws it anew', () => {
  const sign = readFileSync('site/public/img/school.svg', 'utf8')
  const [drawn, ...inks] = [/<path d="([^"]+)"/.exec(sign)?.[1], ...[...sign.matchAll(/stroke:(#\w+)/g)].map(([, ink]) => ink)]
  expect([drawn, inks]).toEqual([cap, [light.school, dark.school]])
})
