import { expect, test } from 'vitest'
import { buildFooter } from '../../build/footer-answer.ts'
import { type Answers, showPage, textOf } from '../show-page.ts'

const affiliate = {
  affiliate_id: 1,
  link: '',
  percent: 5,
  registered_count: 0,
  published_count: 0,
  paid_count: 0,
  earned: 0,
  currency: 'KZT',
  items: [],
}
const orders = { orders: [], page: 1, pages_count: 0, total_count: 0, page_size: 20 }
const screens = {
  '/tutor/affiliate/get': affiliate,
  '/client/orders/active': orders,
  '/client/orders/archive': orders,
  '/tutor/register_options': { lessons: [], cities: [] },
}

const noticeAt = async (path: string, notices: { tutor: string | null; client: string | null }) => {
  const { page } = await showPage(path, { ...screens, '/client/footer': buildFooter({ notices }) } as unknown as Answers, {
    auth: { tutor: true, client: true },
  })
  const main = page.querySelector('main')
  expect(main?.querySelector('h1')).not.toBeNull()
  return textOf(main?.querySelector('[data-article]'))
}
const notices = { tutor: '<p>Платежи идут дольше</p>', client: '<p>Ночью сайт молчит</p>' }

test.each([
  ['/affiliate', 'Платежи идут дольше'],
  ['/client_orders', 'Ночью сайт молчит'],
  ['/register', ''],
])('above %s stands what staff tell those whose screen it is: "%s"', async (path, told) => {
  expect(await noticeAt(path, notices)).toBe(told)
  expect(await noticeAt(path, { tutor: null, client: null })).toBe('')
})
