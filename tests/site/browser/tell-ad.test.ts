import { expect, test } from 'vitest'
import { setCpaCookie } from '../../../schemas/index.ts'
import { tellAd } from '../../../site/browser/tell-ad.ts'
import { mock } from '../../mock.ts'
import { eventually } from '../../setup/eventually.ts'
import { api } from '../../setup/msw.ts'

test('the server hears of the marks of the advertisement, and of nothing else in the address', async () => {
  const told: unknown[] = []
  api.use(
    mock(setCpaCookie, ({ input }) => {
      told.push(input.cookie)
      return {}
    }),
  )
  tellAd(new URLSearchParams('gclid=abc&secret=1&network_uid=7&admitad_uid=8&utm_source='), 'network')
  await eventually(() => expect(told).toEqual([{ gclid: 'abc', network_uid: '7' }]))
})
