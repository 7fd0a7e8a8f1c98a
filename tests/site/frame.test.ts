import { expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { frames } from '../../site/layout/frame.ts'
import { routeAt } from '../../site/routes.ts'

test.each([
  ['/', 'full', true, true],
  ['/repetitor/', 'full', true, true],
  ['/register', 'none', false, true],
  ['/request/12', 'logo', false, false],
  ['/test/english/', 'languages', false, true],
  ['/test/english/start', 'languages', false, false],
  ['/login', 'full', false, true],
  ['/client-login/', 'full', false, true],
  ['/recovery', 'full', false, true],
  ['/auth_as_user', 'none', false, false],
  ['/away', 'none', false, false],
])('%s has the header "%s", navigation %s, footer %s', (path, header, navigation, footer) => {
  expect(frames[routeAt(editionOf('kz'), path)?.frame ?? 'full']).toEqual({ header, navigation, footer })
})
