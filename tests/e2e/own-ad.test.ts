import { expect, test } from 'vitest'
import { CONTENT_STATUS } from '../../schemas/content-life.ts'
import { DEMO_TUTOR } from '../../server/demo/accounts.ts'
import { useBrowser } from '../browser.ts'
import { signIn } from './accounts.ts'
import { apiOf, newCaller } from './api.ts'
import { ask } from './ask.ts'
import { settled } from './settled.ts'
import { t } from './site.ts'

const { visit } = await useBrowser()
const words = t.content.ads

/** An ad that the demo's tutor has published. */
async function openAd(as: 'tutor' | 'school tutor', width: number) {
  const page = await visit('/ads', { as, viewport: { width, height: 900 } })
  const answer = await apiOf(page).get('/client/ads', { tutor_id: DEMO_TUTOR.id })
  const [ad] = answer.status === 'success' ? answer.data.ads : []
  await page.goto(`/ads/${ad?.alias}`)
  await settled(page)
  return { id: ad?.id, own: page.getByRole('complementary', { name: words.own }) }
}

test.each([768, 1440])(
  'on a desktop of %i px a tutor sees where the own ad stands, the way to its form and the button that takes it down',
  async (width) => {
    const { id, own } = await openAd('tutor', width)
    await own.waitFor()
    expect(await own.getByText(t['tutor-ads'].status[2]).isVisible()).toBe(true)
    expect(await own.getByRole('link', { name: words.edit }).getAttribute('href')).toBe(`/my-ads/${id}`)
    expect(await own.getByRole('button', { name: words.disable }).isVisible()).toBe(true)
  },
)

test.each([
  ['its tutor on a phone', 'tutor', 767],
  ['another tutor', 'school tutor', 1440],
] as const)('an ad tells nothing of where it stands to %s', async (_, as, width) => {
  const { own } = await openAd(as, width)
  expect(await own.count()).toBe(0)
})

test('an ad that waits for staff opens to its tutor alone, and is kept for nobody', async () => {
  const page = await visit('/my-ads', { as: 'tutor' })
  const answer = await apiOf(page).get('/tutor/ads/get', { page: 1 })
  const ad = answer.status === 'success' ? answer.data.ads.find(({ status }) => status !== CONTENT_STATUS.published) : undefined
  const opened = await page.goto(`/ads/${ad?.alias}`)
  expect([opened?.status(), opened?.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  expect(
    await page
      .getByRole('complementary', { name: words.own })
      .getByText(t['tutor-ads'].status[ad?.status as 1])
      .isVisible(),
  ).toBe(true)
  const stranger = newCaller()
  await signIn(stranger.api, 'school tutor')
  for (const cookies of [new Map<string, string>(), stranger.cookies]) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const { status, html } = await ask(`/ads/${ad?.alias}`, { edition: 'kz', cookie })
    expect([status, html.includes(ad?.name ?? '')]).toEqual([404, false])
  }
})
