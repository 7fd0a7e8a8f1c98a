import { expect, test } from 'vitest'
import { MOST, Received } from '../../scripts/school/received.ts'

test('the sandbox school keeps the newest orders, candidates and tokens, however long it runs', () => {
  const received = new Received()
  const order = {
    ...{ lessons: [], client: { name: 'Дана', phone: null, email: null }, time_intervals: [], wishes: '', lang: 'ru' },
    ...{ school_tutor_id: null, package_lessons: null },
  }
  const candidate = {
    name: 'Олжас',
    last_name: '',
    email: null,
    phone: null,
    lang: 'ru',
    lessons: [],
    levels: [],
    practice_id: 3,
    about: '',
    schedule: {},
  }
  for (let id = 1; id <= MOST + 2; id += 1) {
    received.take('kz', { id, ...order })
    received.enrol('kz', { id, tutor_id: id, ...candidate })
  }
  expect([received.orders.size, received.candidates.size]).toEqual([MOST, MOST])
  const [second, last] = ['S-kz-2', `S-kz-${MOST + 2}`]
  expect([received.orders.has(second), received.orders.has(last), received.candidates.has('kz-2')]).toEqual([false, true, false])
  // an order that comes once more is one of those that are there
  received.take('kz', { id: 3, ...order })
  expect([received.orders.size, received.orders.has('S-kz-3')]).toEqual([MOST, true])

  const [first = '', ...more] = Array.from({ length: MOST + 1 }, () => received.letIn(last) ?? '')
  expect([received.isIn(last, first), received.isIn(last, more.at(-1) ?? '')]).toEqual([false, true])
})
