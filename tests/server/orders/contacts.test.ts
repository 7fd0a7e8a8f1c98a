import { beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { type Call, type RowState, rowStates, type Status, statuses } from '../../../schemas/index.ts'
import { allRoutes } from '../../../server/app.ts'
import { maskContacts } from '../../../server/contacts/mask-contacts.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { drawInput, sample } from '../../contract/sample.ts'

const { call, signInAs, clock, database } = await useApp()

const phone = '+77019998877'
const email = 'secret.person@example.test'
const address = 'ул. Тайная 77'
const wishes = 'Звоните +7 701 999-88-77 или пишите secret.person@example.test, t.me/secretperson'
/** Every way in which the contacts of this file could stand in an answer. */
const secrets = ['9998877', '999-88-77', '99 88 77', 'secret.person', 'secretperson', 'Тайная']
const told = (text: string) => secrets.filter((secret) => text.includes(secret))

let client = { id: 0 }
let tutor = { id: 0 }
let as = ''
beforeAll(async () => {
  await buildReference(database)
  client = await buildClient(database, { name: 'Дана', phone, email, viber: true, whatsapp: true })
  tutor = await buildTutor(database)
  as = await signInAs({ tutor: tutor.id })
})

type RowOrNone = RowState | 'none'
const build = (status: Status, state: RowOrNone) =>
  buildOrder(database, clock.now, {
    client_id: client.id,
    status,
    wishes,
    address,
    location_at_client: true,
    locations: { client_place: [{ 9: {}, address } as never], tutor_place: {}, location_client: true },
    tutors: state === 'none' ? [] : [{ id: tutor.id, state, kind: status === 3 ? 'potential' : 'personal' }],
  })

const ofTutors = allRoutes.map((route) => route.call).filter(({ path }) => path.startsWith('/tutor/') && !/log(in|out)$|password/.test(path))
const isAboutOrder = (one: Call) => 'order_id' in (drawInput(one).properties ?? {}) || one === calls.getTutorOrder

describe('the contacts of a client', () => {
  const cases = statuses.flatMap((status) =>
    (['none', ...rowStates] as const).filter((state) => state !== 'appointed').map((state) => ({ status, state })),
  )
  test.each(cases)('reach no tutor by any call about an order of status $status, own row $state', async ({ status, state }) => {
    const { id } = await build(status, state)
    for (const one of ofTutors.filter(isAboutOrder)) {
      const input = { ...(sample(drawInput(one)) as object), ...(one === calls.getTutorOrder ? { id } : { order_id: id }), agree: false }
      const { bytes } = await call(one, input as never, { as })
      expect([one.path, told(bytes.toString())]).toEqual([one.path, []])
    }
  })

  test.each(ofTutors.filter((one) => !isAboutOrder(one)).map((one) => ({ one, path: one.path })))('nor by $path', async ({ one }) => {
    const { bytes } = await call(one, sample(drawInput(one)) as never, { as })
    expect(told(bytes.toString())).toEqual([])
  })

  test.each(statuses.filter((status) => status !== 9))('reach the appointed tutor, wishes unmasked, in status %i', async (status) => {
    const order = await build(status, 'appointed')
    const { data } = await call(calls.getTutorOrder, { id: order.id }, { as })
    expect(data.order).toMatchObject({ client: { phone_plain: phone, phone_default_country_code: 1, email }, address, wishes })
  })

  test('not even their country stands in the order before', async () => {
    const order = await build(1, 'asked')
    const { data } = await call(calls.getTutorOrder, { id: order.id }, { as })
    expect(data.order.client).toEqual({
      id: client.id,
      name: 'Дана',
      phone_plain: null,
      phone_default_country_code: null,
      email: null,
      messengers: { viber: false, whatsapp: false },
    })
    expect(data.order.wishes).toBe('Звоните *** или пишите ***, ***')
  })

  test('leave with the appointment', async () => {
    const order = await build(4, 'appointed')
    const { bytes } = await call(calls.setRefusedReason, { order_id: order.id, refused_reason_id: 1 }, { as })
    expect(told(bytes.toString())).toEqual([])
  })
})

test('the phone of a tutor reaches the client with the appointment, by the answer as by its text', async () => {
  const asClient = await signInAs({ client: client.id })
  const order = await buildOrder(database, clock.now, {
    client_id: client.id,
    status: 3,
    tutors: [{ id: tutor.id, state: 'asked', kind: 'potential' }],
  })
  const response_text = 'Мой телефон 8 702 555 44 33, пишите в любое время'
  await call(calls.respondPotential, { order_id: order.id, response_text, rate_id: 5000 }, { as })
  const before = await call(calls.getClientOrder, { id: order.id }, { as: asClient })
  expect(before.data.order.tutors[0]).toMatchObject({ phone_plain: null, response_text: 'Мой телефон ***, пишите в любое время' })
  const { data } = await call(calls.appointClientTutor, { order_id: order.id, tutor_id: tutor.id }, { as: asClient })
  expect(data.order.appointed_tutor).toMatchObject({ phone_plain: expect.stringMatching(/^\+7702/), response_text })
})

test.each([
  ['+7 701 123 45 67, после 18:00', '***, после 18:00'],
  ['8(701)123-45-67', '***'],
  ['тел 87011234567.', 'тел ***.'],
  ['a.b+c@mail.example.com и почта@пример.рф', '*** и ***'],
  ['https://t.me/somebody?x=1 www.site.test instagram.com/me', '*** *** ***'],
  ['я @dana_os, или @дана.к', 'я ***, или ***'],
  ['Телеграм: dana_os, skype = dana.os', 'Телеграм: ***, skype = ***'],
  ['tg://resolve?domain=dana viber:dana', '*** ***'],
  ['смотрите dana-math.kz и T.me/dana', 'смотрите *** и ***'],
  ['8.701.123.45.67 или +7.701.123.45.67', '*** или ***'],
  ['WhatsApp - mornings, урок @ 18:00, Viber у меня есть', 'WhatsApp - mornings, урок @ 18:00, Viber у меня есть'],
  ['с 01.09.2026 15.09.2026 2 раза.Можно позже, perfecto.es decir', 'с 01.09.2026 15.09.2026 2 раза.Можно позже, perfecto.es decir'],
  ['по 5000-6000 ₸, с 01.09.2026 15:30, 9-11 класс, 2026-2027', 'по 5000-6000 ₸, с 01.09.2026 15:30, 9-11 класс, 2026-2027'],
  ['от 10 000–12 000 ₸, экзамен 100000 - 120000 ₸', 'от 10 000–12 000 ₸, экзамен 100000 - 120000 ₸'],
  ['10 000-12 000 1', '***'],
  ['ЕНТ 2026 г., 120 баллов и т.д.', 'ЕНТ 2026 г., 120 баллов и т.д.'],
  ['8 7 0 1 1 2 3 4 5 6 7', '***'],
  ['восемь семьсот один сто двадцать три сорок пять шестьдесят семь, после шести', '***, после шести'],
  ['плюс семь, семь, ноль, один, один, два, три, четыре, пять, шесть, семь', 'плюс ***'],
  ['нуль шістдесят сім сто двадцять три сорок п’ять шістдесят сім', '***'],
  ['my number: seven oh one, one two three, four five six seven', 'my number: ***'],
  ['nine double eight seven, triple six, five four three', '***'],
  ['double nine eight seven six five four double three, call me', '***, call me'],
  ['8 701 123–45–67 или +7 701 123‑45‑67', '*** или ***'],
  ['8 (701) 123 - 45 - 67 или 8   701   1234567', '*** или ***'],
  ['8\u00ad701\u200b123\u2060\u200b45\u00ad67 или ８７０１１２３４５６７', '*** или ***'],
  ['от 10 250 - 12 750 ₸ или 8 000 – 10 500 ₸, 15 - 16 лет, 2026 - 2027', 'от 10 250 - 12 750 ₸ или 8 000 – 10 500 ₸, 15 - 16 лет, 2026 - 2027'],
  ['double lessons, two or three at school', 'double lessons, two or three at school'],
  ['pięćset jeden, dwieście trzy, czterysta pięć', '***'],
  ['seiscientos doce, treinta y cuatro, cincuenta y seis, setenta y ocho', '***'],
  ['8 семьсот один 123 сорок пять 67', '***'],
  ['dana собака mail точка ru или dana (at) mail.com', '*** или ***'],
  ['двенадцать тысяч пятьсот, в пять, шесть или семь', 'двенадцать тысяч пятьсот, в пять, шесть или семь'],
  [
    'классы пять, шесть, семь, восемь; two or three lessons at school. Come at 18:00',
    'классы пять, шесть, семь, восемь; two or three lessons at school. Come at 18:00',
  ],
  ['двадцать пятого в девятнадцать тридцать, две тысячи за урок', 'двадцать пятого в девятнадцать тридцать, две тысячи за урок'],
])('%s is shown as %s', (text, shown) => {
  expect(maskContacts(text)).toBe(shown)
})

test('our own domain by itself is no contact where it is named as one, another that looks like it is', () => {
  const text = 'нашли на Docento.kz. Не docento.kz.example.com и не my-docento.kz, docento.kz@mail.kz'
  expect(maskContacts(text, ['docento.kz'])).toBe('нашли на Docento.kz. Не *** и не ***, ***')
})

test.each(['a', 'a.', 'a-', '1.', 'com.', 'a@', 'два ', 'at at ', '1 пять '])(
  'a thousand of the longest messages of nothing but "%s" hold nobody up',
  (part) => {
    const text = part.repeat(4000).slice(0, 4000)
    const from = performance.now()
    for (let n = 0; n < 1000; n += 1) maskContacts(text)
    expect(performance.now() - from).toBeLessThan(20_000)
  },
)
