import { beforeAll, expect, test } from 'vitest'
import { getCatalogue, getMainPage, getReviews, setTutorToggle } from '../../../../schemas/index.ts'
import { useApp } from '../../../app.ts'
import { buildAdmin } from '../../../build/admins.ts'
import { buildClient } from '../../../build/clients.ts'
import { buildOrder } from '../../../build/orders.ts'
import { buildReference } from '../../../build/reference.ts'
import { buildTutor } from '../../../build/tutors.ts'
import { useHearing } from '../../reference-admin/heard.ts'

const { call, clock, database, signInAs } = await useApp()
const heard = await useHearing(database, (scopes) => scopes !== 'all' && scopes.some((scope) => scope.startsWith('tutor:')))
const MATHS = 8
let as = ''
let tutor_id = 0

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
  // on the main page in front of the one who is praised
  for (let n = 0; n < 8; n += 1) await buildTutor(database, { score: 90 })
  tutor_id = (await buildTutor(database, { lessons: { [MATHS]: [68] }, reviews_count: 1, reviews_mark: 5 })).id
  await buildOrder(database, clock.now, {
    ...{ status: 7, client_id: (await buildClient(database)).id, lessons: { [MATHS]: [68] }, tutors: [{ id: tutor_id, state: 'appointed' }] },
    ...{ review_status: 1, review_mark: '5', review_value: 5, review_text: 'Занимаемся с радостью', review_at: clock.now },
  })
})

const lists = {
  'the main page': async () => (await call(getMainPage)).data.reviews.length,
  'the catalogue': async () => (await call(getCatalogue, { query: 'repetitor/' })).data.optional_blocks.orders_reviews.length,
  'the catalogue of a subject': async () => (await call(getCatalogue, { query: 'repetitor/matematika/' })).data.optional_blocks.orders_reviews.length,
  'the reviews of tutors': async () => (await call(getReviews, { type: 'orders' })).data.reviews.length,
  'the marks of tutors': async () => (await call(getReviews, { type: 'site' })).data.orders_count,
}

test.each(Object.entries(lists))('%s shows the reviews of a tutor until staff hide them, and again as soon as they do not', async (_, shown) => {
  const hide = (value: boolean) => heard(() => call(setTutorToggle, { tutor_id, toggle: 'hide_reviews', value }, { as }))
  expect(await shown()).toBe(1)
  await hide(true)
  expect(await shown()).toBe(0)
  await hide(false)
  expect(await shown()).toBe(1)
})
