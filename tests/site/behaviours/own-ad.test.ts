import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import ownAd from '../../../site/behaviours/own-ad.ts'
import { eventually } from '../../setup/eventually.ts'
import { api } from '../../setup/msw.ts'
import { buildSite } from '../in-site.tsx'
import { holdPatience } from '../patience.ts'

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E
const failure = () => find('[role=alert] > p')

/** The box of an ad of tutor 1, who is signed in. */
async function open() {
  api.use(http.get('*/api/auth/role/get', () => HttpResponse.json({ auth: { tutor_info: { id: 1 } } })))
  // as the server draws it
  document.body.innerHTML =
    '<site-island><aside hidden><a href="#edit">Edit</a><button>Unpublish</button><div role="alert"><p hidden>Failed</p></div></aside></site-island>'
  ownAd(find('site-island'), { id: 8, tutor: 1 }, async () => buildSite())
  await eventually(() => expect(find('aside').hidden).toBe(false))
}

test('what was not taken down is said so, and another press takes it down', async () => {
  await open()
  api.use(http.post('*/api/tutor/ad/change_status', () => HttpResponse.error(), { once: true }))
  find('button').click()
  await eventually(() => expect(failure().hidden).toBe(false))
  expect(window.location.hash).toBe('')
  api.use(http.post('*/api/tutor/ad/change_status', () => HttpResponse.json({ status: 'success' })))
  find('button').click()
  await eventually(() => expect(window.location.hash).toBe('#edit'))
  expect(failure().hidden).toBe(true)
})

test('a server that keeps silent is not waited for without end', async () => {
  const lose = holdPatience()
  await open()
  api.use(http.post('*/api/tutor/ad/change_status', () => new Promise<never>(() => {})))
  find('button').click()
  lose()
  await eventually(() => expect(failure().hidden).toBe(false))
  expect(find('button').hasAttribute('aria-busy')).toBe(false)
})
