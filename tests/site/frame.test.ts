import { expect, test } from 'vitest'
import { frameOf } from '../../site/layout/frame.ts'

test.each([
  ['/', 'full', true, true],
  ['/repetitor/', 'full', true, true],
  ['/register', 'none', true, true],
  ['/request/12', 'logo', true, false],
  ['/test/english/', 'languages', true, true],
  ['/test/english/start', 'languages', true, false],
  ['/login', 'full', false, true],
  ['/client-login/', 'full', false, true],
  ['/recovery', 'full', false, true],
])('%s has the header "%s", navigation %s, footer %s', (path, header, navigation, footer) => {
  expect(frameOf(path)).toEqual({ header, navigation, footer })
})
