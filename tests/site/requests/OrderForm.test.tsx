import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { locales } from '../../../locales/index.ts'
import {
  addRequestFirstClass,
  addRequestInfo,
  getCaptcha,
  makeAdditionalSchoolRequest,
  makePersonalRequest,
  makeShortRequest,
} from '../../../schemas/index.ts'
import type { Values } from '../../../site/forms/values.ts'
import { formWords } from '../../../site/requests/form-texts.ts'
import { OrderForm } from '../../../site/requests/OrderForm.tsx'
import { generalOffer, type Offer, offerOf } from '../../../site/requests/offer.ts'
import { fill } from '../../../theme/words.ts'
import { orderFormData } from '../../build/order-answers.ts'
import { fail, mock, unreachable } from '../../mock.ts'
import { eventually } from '../../setup/eventually.ts'
import { api } from '../../setup/msw.ts'
import { errorsIn } from '../../texts.ts'
import { renderIn } from '../in-site.tsx'
import { tooMany } from './too-many.ts'

const { requests: t, common, 'enums-requests': enums } = locales.en
const errors = errorsIn('en')
const edition = editionOf('kz')
const sound: Values = { lessons: '8', levels: '8-5', location_at_online: '1', client_name: 'Madina', phone_plain: '7015550101', privacy: '1' }
const assign = vi.fn()

beforeEach(() => {
  assign.mockReset()
  vi.stubGlobal('location', { ...window.location, assign })
})

interface Opened {
  tutor?: Parameters<typeof orderFormData>[0]
  offer?: Offer
  values?: Values
  screen?: number
  /** Of the site that it stands in. */
  site?: Parameters<typeof renderIn>[1]
}

function open({
  tutor = {},
  offer = offerOf(orderFormData(tutor), { edition, language: 'ru' }),
  values = {},
  screen: at = 0,
  site = {},
}: Opened = {}) {
  const [onClose, onReturn] = [vi.fn(), vi.fn()]
  renderIn(
    <OrderForm
      offer={offer}
      opening={{ values, screen: at, errors: {}, failure: '' }}
      t={t}
      words={formWords(locales.en, edition)}
      edition={edition}
      language="ru"
      readErrors={async () => errors}
      onClose={onClose}
      onReturn={onReturn}
      location="catalog_card"
      frame={({ title, body, foot, onClose }) => (
        <section>
          <h1>{title}</h1>
          <button type="button" onClick={() => onClose()}>
            ×
          </button>
          {body}
          <footer>{foot}</footer>
        </section>
      )}
    />,
    site,
  )
  const press = (name: string) => userEvent.click(within(document.querySelector('footer') as HTMLElement).getByRole('button', { name }))
  return { onClose, onReturn, press }
}
/** Keeps what a call was asked. */
function noting() {
  const seen: unknown[] = []
  const note = <Data,>(asked: unknown, data: Data) => {
    seen.push(asked)
    return data
  }
  return { seen, note }
}
const made = { order_id: 7, client_id: 1, need_login: false, login_by: null, at_school: false, school_lessons: [] }

describe('the order form', () => {
  test.each([
    [4000, 4000, '4 000 ₸/hour', []],
    [4000, 6000, '', ['4 000 ₸/hour', '6 000 ₸/hour']],
    [6000, 6000, '', ['6 000 ₸/hour', '6 000 ₸/hour']],
  ])(
    'of a tutor for 4 000 with lessons for %d and %d says the price of each beside it where one differs, else above',
    (first, second, above, prices) => {
      const rate = (id: number) => ({ id, name: String(id) })
      const data = orderFormData({ rate: rate(4000) })
      const levels_info = { 8: { levels: [], rate: rate(first) }, 9: { levels: [], rate: rate(second) } }
      open({ offer: offerOf({ ...data, levels_info }, { edition, language: 'ru' }) })
      const spaced = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
      expect(spaced(document.querySelector('h1')?.textContent)).toBe(`${fill(t.title, { name: 'Aigerim S.' })}${above}`)
      expect([...document.querySelectorAll('fieldset [class*=aside]')].map(({ textContent }) => spaced(textContent))).toEqual(prices)
    },
  )

  test('leads through its steps and sends the whole request', async () => {
    const { seen, note } = noting()
    api.use(mock(makePersonalRequest, ({ input }) => note(input.request, made)))
    const { press } = open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Maths' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'grades 5–9' }))
    await press(t.next.place)
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(enums.place.client) }))
    // the sheet that hides the places not chosen is not there
    await userEvent.click(screen.getAllByRole('checkbox', { name: 'Medeu' })[0] as HTMLElement)
    await userEvent.type(screen.getByLabelText(new RegExp(t.place.address)), 'Abai 10')
    await press(t.next.details)
    await userEvent.type(await screen.findByLabelText(new RegExp(t.details.wishes)), 'Fractions')
    await press(t.next.contacts)
    await userEvent.type(await screen.findByLabelText(t.contacts.name), 'Madina')
    await userEvent.type(screen.getByLabelText(common.phone), '+7 701 555 01 01')
    await userEvent.click(screen.getByRole('checkbox'))
    await press(t.send)
    await expect.poll(() => assign.mock.calls).toEqual([['/o/7']])
    expect(seen).toMatchObject([
      {
        tutor_id: 3,
        lesson_levels: { 8: [5] },
        locations: { client_place: [{ 13: { 4: [] }, address: 'Abai 10' }] },
        wishes: 'Fractions',
        client_name: 'Madina',
        phone_plain: '7015550101',
        privacy: true,
        tutor_points_for_order: 41,
      },
    ])
  })

  test('calls a step that the focus comes to by its number and name alone, not by all that is in it', async () => {
    const { press } = open({ values: sound })
    await press(t.next.place)
    const step = await screen.findByRole('region', { name: `Step 2 of 4: ${t.steps.place}` })
    await expect.poll(() => document.activeElement).toBe(step)
  })

  test('says of a captcha that it did not load where one is required, and nothing where none is', async () => {
    // before the next test: a service that came stays
    const script = () => document.head.querySelector<HTMLScriptElement>('script[src^="https://blocked.example"]')
    const line = () => screen.getByText(common.person.not_shown, { selector: 'form p' })
    api.use(mock(getCaptcha, () => ({ required: false, site_key: null, script: null })))
    open({ values: sound, screen: 3, site: { captcha: true } })
    expect(line().hidden).toBe(true)
    cleanup()
    api.use(mock(getCaptcha, () => ({ required: true, site_key: 'key', script: 'https://blocked.example/api.js' })))
    open({ values: sound, screen: 3, site: { captcha: true } })
    await eventually(() => expect(script()).not.toBeNull())
    script()?.dispatchEvent(new Event('error'))
    await eventually(() => expect(line().hidden).toBe(false))
  })

  test('shows a captcha where the server requires one, and sends its token', async () => {
    const { seen, note } = noting()
    api.use(
      mock(getCaptcha, () => ({ required: true, site_key: 'key', script: 'https://captcha.example/api.js' })),
      mock(makePersonalRequest, ({ input }) => note(input.request, made)),
    )
    const { press } = open({ values: sound, screen: 3, site: { captcha: true } })
    const script = () => document.head.querySelector<HTMLScriptElement>('script[src^="https://captcha.example"]')
    await eventually(() => expect(script()).not.toBeNull())
    const render = (_: HTMLElement, { callback }: { callback: (token: string) => void }) => callback('token')
    Object.assign(window, { grecaptcha: { render } })
    ;(window as unknown as Record<string, () => void>)[new URL(script()?.src ?? '').searchParams.get('onload') ?? '']?.()
    await eventually(() => expect(document.querySelector<HTMLInputElement>('[name=recaptcha_token]')?.value).toBe('token'))
    await press(t.send)
    await eventually(() => expect(seen).toMatchObject([{ recaptcha_token: 'token' }]))
  })

  test('tells the tag manager what the subject that is asked for costs', () => {
    const dataLayer: { value?: number }[] = []
    Object.assign(window, { dataLayer })
    const data = orderFormData()
    const levels_info = { ...data.levels_info, 9: { levels: [], rate: { id: 9000, name: '' } } }
    open({ offer: offerOf({ ...data, levels_info }, { edition, language: 'ru' }), values: { ...sound, lessons: '9,8' } })
    expect(dataLayer).toMatchObject([{ lesson: '9,8', value: 9000 }])
  })

  test('tells the tag manager that it was opened, begun and sent, with what is known of it', async () => {
    const page = Object.assign(window as Window & { dataLayer?: unknown }, { dataLayer: undefined })
    api.use(mock(makePersonalRequest, () => made))
    const { press } = open({ values: sound, screen: 3 })
    await press(t.send)
    await eventually(() => expect(assign).toHaveBeenCalled())
    const told = { form_location: 'catalog_card', lesson: '8', tutor_id: 3, response_band: 1, value: expect.any(Number), currency: 'KZT' }
    const events = ['view_order_form', 'begin_checkout', 'submit_order']
    expect(page.dataLayer).toEqual(events.map((event) => ({ event, ...told })))
  })

  test.each([
    ['online', { location_at_online: '1' }, undefined],
    ['at the client’s', { location_at_client: '1' }, '35'],
    ['at the tutor’s', { location_at_tutor: '1' }, '9'],
  ])('tells the tag manager of lessons %s no city but theirs', async (_, place, city) => {
    const dataLayer: { city?: string }[] = []
    Object.assign(window, { dataLayer })
    const elsewhere = { location_at_online: '', location_at_client: '', location_at_tutor: '', client_city: '35', tutor_city: '9' }
    open({ values: { ...sound, ...elsewhere, ...place }, screen: 3 })
    expect(dataLayer.map((told) => told.city)).toEqual([city])
  })

  test('stays on a step with a problem, says it at its field and takes it back when it is mended', async () => {
    const { press } = open({ values: { ...sound, client_name: '' }, screen: 3 })
    await press(t.send)
    const name = await screen.findByLabelText(t.contacts.name)
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(name)
    await userEvent.type(name, 'M')
    expect(name.getAttribute('aria-invalid')).toBeNull()
  })

  test('turns one step for somebody who presses twice: a step where all is optional would be left unread', async () => {
    const { press } = open({ values: sound, screen: 1 })
    await press(t.next.details)
    const next = await screen.findByRole('button', { name: t.next.contacts })
    const isHeard = (detail: number) => fireEvent.click(next, { detail })
    expect([isHeard(2), screen.queryByText(t.details.title) !== null]).toEqual([false, true])
    expect(isHeard(1)).toBe(true)
    await screen.findByText(t.contacts.title)
    expect(fireEvent.click(screen.getByRole('button', { name: common.back }), { detail: 2 })).toBe(false)
  })

  test('keeps what was typed when it goes back', async () => {
    const { press } = open({ values: sound, screen: 3 })
    await userEvent.clear(screen.getByLabelText(t.contacts.name))
    await userEvent.type(screen.getByLabelText(t.contacts.name), 'Ruslan')
    await press(common.back)
    await screen.findByText(t.details.title)
    await press(t.next.contacts)
    expect(await screen.findByLabelText(t.contacts.name)).toHaveProperty('value', 'Ruslan')
  })

  test.each<[string, 'phone' | 'email', Values, string]>([
    ['address', 'email', { email: 'm@docento.test' }, 'm@docento.test'],
    ['phone', 'phone', {}, '+77015550101'],
    ['phone beside a new address', 'phone', { email: 'new@docento.test' }, '+77015550101'],
    ['foreign phone', 'phone', { phone_plain: '48 601 234 577', phone_default_country_code: '0' }, '+48601234577'],
  ])('lets the order’s page ask for a code when the %s is somebody’s who is not signed in', async (_, login_by, contact, asked) => {
    api.use(mock(makePersonalRequest, () => ({ ...made, need_login: true, login_by })))
    const { press } = open({ values: { ...sound, ...contact }, screen: 3 })
    await press(t.send)
    await expect.poll(() => assign.mock.calls).toEqual([['/o/7']])
    expect(sessionStorage.getItem('login_contact')).toBe(asked)
  })

  test('says what concerns the whole request above it, and keeps the values', async () => {
    api.use(mock(makePersonalRequest, () => fail('duplicate_request')))
    const { press } = open({ values: sound, screen: 3 })
    await press(t.send)
    expect((await screen.findByRole('alert')).textContent).toBe(errors.duplicate_request)
    expect(screen.getByLabelText(t.contacts.name)).toHaveProperty('value', 'Madina')
  })

  test('says when it may be sent again after too many', async () => {
    api.use(tooMany(makePersonalRequest, 1800))
    const { press } = open({ values: sound, screen: 3 })
    await press(t.send)
    expect((await screen.findByRole('alert')).textContent).toBe(fill(errors.too_soon, { when: 'in 30 minutes' }))
  })

  test('says that there is no connection, keeps the values, and sends at the next press', async () => {
    api.use(unreachable(makePersonalRequest))
    const { press } = open({ values: sound, screen: 3 })
    await press(t.send)
    expect((await screen.findByRole('alert')).textContent).toBe(errors.network)
    expect(screen.getByLabelText(t.contacts.name)).toHaveProperty('value', 'Madina')
    api.use(mock(makePersonalRequest, () => made))
    await press(t.send)
    await expect.poll(() => assign.mock.calls).toEqual([['/o/7']])
  })

  test('turns to the step of a problem that the server found', async () => {
    api.use(mock(makePersonalRequest, () => fail({ 'request.lesson_levels': 'required' })))
    const { press } = open({ values: sound, screen: 3 })
    await press(t.send)
    expect(await screen.findByText(errors.empty_lesson)).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: 'Maths' })).toBeTruthy()
  })

  test('tells what the server found on a later step when that step comes, once', async () => {
    api.use(mock(makePersonalRequest, () => fail({ lesson_levels: 'not_taught', location_at_online: 'place_required', phone_plain: 'phone_length' })))
    const { press } = open({ values: sound, screen: 3 })
    await press(t.send)
    await screen.findByText(errors.not_taught)
    await press(t.next.place)
    await screen.findByText(errors.place_required)
    await press(t.next.details)
    await screen.findByText(t.details.title)
    await press(t.next.contacts)
    await waitFor(() => expect(screen.getByLabelText(common.phone).getAttribute('aria-invalid')).toBe('true'))
    await press(common.back)
    await screen.findByText(t.details.title)
    await press(t.next.contacts)
    expect((await screen.findByLabelText(common.phone)).getAttribute('aria-invalid')).toBeNull()
  })

  test('is told when its page comes back after the request has gone, not before', async () => {
    api.use(mock(makePersonalRequest, () => made))
    const { press, onReturn } = open({ values: sound, screen: 3 })
    const comeBack = () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    comeBack()
    expect(onReturn).not.toHaveBeenCalled()
    await press(t.send)
    await expect.poll(() => assign.mock.calls.length).toBe(1)
    comeBack()
    expect(onReturn).toHaveBeenCalledOnce()
  })

  test('shows the server’s problem at its field, that of a phone until its country is another', async () => {
    api.use(mock(makePersonalRequest, () => fail({ 'request.phone_plain': 'phone_length' })))
    const { press } = open({ values: sound, screen: 3 })
    await press(t.send)
    await expect.poll(() => screen.getByLabelText(common.phone).getAttribute('aria-invalid')).toBe('true')
    await userEvent.selectOptions(screen.getByLabelText(t.contacts.country), '0')
    expect(screen.getByLabelText(common.phone).getAttribute('aria-invalid')).toBeNull()
  })

  test('is sent once however often it is pressed', async () => {
    let count = 0
    api.use(
      mock(makePersonalRequest, () => {
        count += 1
        return made
      }),
    )
    open({ values: sound, screen: 3 })
    const send = within(document.querySelector('footer') as HTMLElement).getByRole('button', { name: t.send })
    // two presses before anything is drawn anew
    send.click()
    send.click()
    await expect.poll(() => assign.mock.calls.length).toBe(1)
    expect(count).toBe(1)
  })

  test('sends the campaign of the visit', async () => {
    sessionStorage.setItem('utm', '{"utm_source":"flyer"}')
    const { seen, note } = noting()
    api.use(mock(makePersonalRequest, ({ input }) => note(input.request.utm, made)))
    const { press } = open({ values: sound, screen: 3 })
    await press(t.send)
    await expect.poll(() => seen).toEqual([{ utm_source: 'flyer' }])
  })

  test('closes at once when nothing was typed, and asks when something was', async () => {
    const { onClose } = open()
    await userEvent.click(screen.getByRole('button', { name: '×' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Maths' }))
    await userEvent.click(screen.getByRole('button', { name: '×' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: t.leave.stay }))
    expect(screen.getByRole('checkbox', { name: 'Maths' })).toHaveProperty('checked', true)
    await userEvent.click(screen.getByRole('button', { name: '×' }))
    await userEvent.click(screen.getByRole('button', { name: t.leave.leave }))
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  test('while it is being sent the names of its steps lead nowhere', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof made>()
    api.use(mock(makePersonalRequest, () => promise))
    const { press } = open({ values: sound, screen: 3 })
    await press(t.send)
    await userEvent.click(screen.getByRole('button', { name: t.steps.place }))
    expect(screen.getByRole('button', { name: t.send }).getAttribute('aria-busy')).toBe('true')
    resolve(made)
    await expect.poll(() => assign.mock.calls).toEqual([['/o/7']])
  })

  test('while it is being sent it neither closes nor asks, and says when that takes long', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof made>()
    api.use(mock(makePersonalRequest, () => promise))
    const { onClose } = open({ values: { ...sound, client_name: '' }, screen: 3 })
    await userEvent.type(screen.getByLabelText(t.contacts.name), 'Madina')
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    try {
      screen.getByRole('button', { name: t.send }).click()
      await waitFor(() => expect(screen.getByRole('button', { name: t.send }).getAttribute('aria-busy')).toBe('true'))
      screen.getByRole('button', { name: '×' }).click()
      await vi.advanceTimersByTimeAsync(4000)
      expect([onClose.mock.calls, screen.queryByRole('alertdialog'), screen.queryByText(t.slow)]).toEqual([[], null, null])
      await vi.advanceTimersByTimeAsync(2000)
      expect((await screen.findByText(t.slow)).getAttribute('role')).toBe('status')
    } finally {
      vi.useRealTimers()
    }
    resolve(made)
    await expect.poll(() => assign.mock.calls).toEqual([['/o/7']])
  })

  test('closes at once on a later step too while nothing was typed on the way', async () => {
    const { onClose, press } = open({ values: { lessons: '8', levels: '8-5' } })
    await press(t.next.place)
    await screen.findByRole('button', { name: t.next.details })
    await userEvent.click(screen.getByRole('button', { name: '×' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

describe('the partner school beside a request', () => {
  const offer = locales.en['school-offer']
  const lessons = [
    { id: 8, name: 'Maths', rname: 'maths' },
    { id: 13, name: 'English', rname: 'English' },
  ]
  const asked = { id: 9, client_id: 1, client_email: null, client_phone_plain: null, client_phone_default_country_code: null }
  async function offering(school_lessons = lessons) {
    api.use(mock(makePersonalRequest, () => ({ ...made, school_lessons })))
    const { press, ...opened } = open({ values: sound, screen: 3 })
    await press(t.send)
    await screen.findByText(offer.ask_title)
    return { press, ...opened }
  }

  test('is asked for the chosen subject by the second dialog, which says so and leads to the order', async () => {
    const { seen, note } = noting()
    api.use(mock(makeAdditionalSchoolRequest, ({ input }) => note(input, asked)))
    const { press } = await offering()
    expect(assign).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('radio', { name: 'English' }))
    await press(offer.ask)
    expect((await screen.findByRole('alert')).textContent).toBe(offer.responce)
    expect(seen).toEqual([{ order_id: 7, lesson_rname: 'English' }])
    expect(screen.getByRole('link', { name: offer.open })).toHaveProperty('pathname', '/o/7')
  })

  test('gets the focus by the words that the request is sent', async () => {
    await offering()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: offer.title }))
  })

  test('needs no choice of one subject, and closing leads to the order', async () => {
    await offering(lessons.slice(0, 1))
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByRole('link', { name: offer.no })).toHaveProperty('pathname', '/o/7')
    await userEvent.click(screen.getByRole('button', { name: '×' }))
    expect(assign.mock.calls).toEqual([['/o/7']])
  })

  test.each([
    ['refuses', mock(makeAdditionalSchoolRequest, () => fail('wrong_status')), errors.wrong_status],
    ['keeps silent', unreachable(makeAdditionalSchoolRequest), errors.network],
    ['was asked too often', tooMany(makeAdditionalSchoolRequest, 1800), fill(errors.too_soon, { when: 'in 30 minutes' })],
  ])('that %s is said to have got nothing, and is asked again by the next press', async (_, handler, why) => {
    api.use(handler)
    const { press } = await offering()
    await press(offer.ask)
    expect((await screen.findByRole('alert')).textContent).toBe(`${offer.responce_error} ${why}`)
    api.use(mock(makeAdditionalSchoolRequest, () => asked))
    await press(offer.ask)
    expect(await screen.findByText(offer.responce)).toBeTruthy()
  })

  test('has the request where only the answer was lost', async () => {
    api.use(mock(makeAdditionalSchoolRequest, () => fail('duplicate_request')))
    const { press } = await offering()
    await press(offer.ask)
    expect(await screen.findByText(offer.responce)).toBeTruthy()
  })

  test('is asked once however often it is pressed', async () => {
    const { seen, note } = noting()
    api.use(mock(makeAdditionalSchoolRequest, ({ input }) => note(input, asked)))
    await offering()
    const button = screen.getByRole('button', { name: offer.ask })
    button.click()
    button.click()
    expect(await screen.findByText(offer.responce)).toBeTruthy()
    expect(seen).toHaveLength(1)
  })
})

describe('the short form', () => {
  test('is one step, and its thanks take the details it did not ask for', async () => {
    const { seen, note } = noting()
    api.use(
      mock(makeShortRequest, ({ input }) => note(input.request, made)),
      mock(addRequestInfo, ({ input }) => note(input.request, { order_id: 7 })),
      mock(addRequestFirstClass, ({ input }) => note(input.request, { order_id: 7 })),
    )
    const { press } = open({ tutor: { status: 6 }, values: { ...sound, class_regularity: '2' } })
    await press(t.send)
    expect(await screen.findByRole('heading', { name: t.thanks.title })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: t.thanks.title }))
    await userEvent.type(screen.getByLabelText(new RegExp(t.details.wishes)), 'Fractions')
    await userEvent.type(screen.getByLabelText(/start/), '2027-02-01T10:00')
    await userEvent.click(screen.getByRole('button', { name: t.thanks.add }))
    const added = await screen.findByText(t.thanks.added)
    await expect.poll(() => document.activeElement).toBe(added)
    expect(seen).toMatchObject([
      { tutor_id: 3, class_regularity: 2, class_duration: 0 },
      { order_id: 7, wishes: 'Fractions' },
      { order_id: 7, first_class: 1_801_458_000 },
    ])
    expect(screen.getByRole('link', { name: t.thanks.open })).toHaveProperty('pathname', '/o/7')
  })

  test('asks about words beside its thanks that are being added only when they were refused', async () => {
    const { promise, reject } = Promise.withResolvers<{ order_id: number }>()
    api.use(
      mock(makeShortRequest, () => made),
      mock(addRequestInfo, () => promise.catch(() => fail('server_error'))),
    )
    const { onClose, press } = open({ tutor: { status: 6 }, values: sound })
    await press(t.send)
    await screen.findByRole('heading', { name: t.thanks.title })
    await userEvent.type(screen.getByLabelText(new RegExp(t.details.wishes)), 'Fractions')
    await userEvent.click(screen.getByRole('button', { name: t.thanks.add }))
    await userEvent.click(screen.getByRole('button', { name: '×' }))
    expect([onClose.mock.calls, screen.queryByRole('alertdialog')]).toEqual([[], null])
    reject()
    expect(await screen.findByText(errors.server_error)).toBeTruthy()
    expect(screen.getByRole('alertdialog')).toBeTruthy()
  })

  test('has the header of the page show who is signed in by it', async () => {
    const told = vi.fn()
    window.addEventListener('storage', told, { once: true })
    api.use(mock(makeShortRequest, () => made))
    const { press } = open({ tutor: { status: 6 }, values: sound })
    await press(t.send)
    await screen.findByRole('heading', { name: t.thanks.title })
    expect(told.mock.calls).toMatchObject([[{ key: 'account' }]])
  })

  test.each([
    [false, t.thanks.text],
    [true, t.thanks.at_school],
  ])('says who will answer; that the school has it: %s', async (at_school, text) => {
    api.use(mock(makeShortRequest, () => ({ ...made, at_school })))
    const { press } = open({ tutor: { status: 6 }, values: sound })
    await press(t.send)
    expect(await screen.findByText(fill(text, { id: 7 }))).toBeTruthy()
  })

  test('has nothing added while nothing is filled in after it, and says so', async () => {
    api.use(mock(makeShortRequest, () => made))
    const { press } = open({ tutor: { status: 6 }, values: sound })
    await press(t.send)
    await userEvent.click(await screen.findByRole('button', { name: t.thanks.add }))
    expect(await screen.findByText(t.thanks.nothing)).toBeTruthy()
    expect(screen.queryByText(t.thanks.added)).toBeNull()
    await userEvent.type(screen.getByLabelText(new RegExp(t.details.wishes)), 'Fractions')
    expect(screen.queryByText(t.thanks.nothing)).toBeNull()
  })

  test.each([
    ['details', tooMany(addRequestInfo, 1800)],
    ['first lesson', tooMany(addRequestFirstClass, 1800)],
  ])('says when its %s may be sent again after too many, and keeps what was typed', async (_, refusal) => {
    api.use(
      refusal,
      mock(makeShortRequest, () => made),
      mock(addRequestInfo, () => ({ order_id: 7 })),
    )
    const { press } = open({ tutor: { status: 6 }, values: sound })
    await press(t.send)
    await userEvent.type(await screen.findByLabelText(/start/), '2027-02-01T10:00')
    await userEvent.click(screen.getByRole('button', { name: t.thanks.add }))
    expect(await screen.findByText(fill(errors.too_soon, { when: 'in 30 minutes' }))).toBeTruthy()
    expect(screen.getByLabelText(/start/)).toHaveProperty('value', '2027-02-01T10:00')
  })
})

describe('whether the tutor is a woman or a man', () => {
  const isAsked = () => screen.queryByRole('group', { name: t.details.sex }) !== null

  test('is not asked of a chosen tutor, with the details or after a short request', async () => {
    api.use(mock(makeShortRequest, () => made))
    open({ values: sound, screen: 2 })
    expect([screen.queryByLabelText(t.details.age) !== null, isAsked()]).toEqual([true, false])
    cleanup()
    const { press } = open({ tutor: { status: 6 }, values: sound })
    await press(t.send)
    expect([(await screen.findByLabelText(t.details.age)) !== null, isAsked()]).toEqual([true, false])
  })

  test('is asked where nobody was chosen', async () => {
    api.use(mock(makeShortRequest, () => made))
    const { press } = open({
      offer: generalOffer({ lessons: [{ id: 8, name: 'Maths', levels: [{ id: 5, name: '5–9' }] }], cities: [] }),
      values: sound,
    })
    await press(t.send)
    await screen.findByLabelText(t.details.age)
    expect(isAsked()).toBe(true)
  })
})

describe('the form of a school tutor', () => {
  const schedule = {
    year: 2033,
    month: 1,
    days: [
      { weekday: 6, date: '2033-01-15', today: false },
      { weekday: 7, date: '2033-01-16', today: false },
    ],
    schedule: { 6: [21, 20], 7: [] },
  }
  afterEach(() => void vi.useRealTimers())

  test.each([
    [6, '2033-01-14', ['15 января', '9:30, 10:00']],
    [6, '2032-12-31', ['15 января 2033', '9:30, 10:00']],
    [3, '2033-01-14', []],
  ])('of status %i, opened on %s, shows the free times %j', (status, today, expected) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T09:00:00Z`) })
    const offer = offerOf(orderFormData({ status, school_tutor_id: 7, schedule }), { edition, language: 'ru' }, { online: true })
    open({ offer, values: sound })
    const times = screen.queryByRole('region', { name: t.details.free })
    expect([...(times?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) => textContent)).toEqual(expected)
  })
})

describe('the general form', () => {
  const levels = [{ id: 5, name: 'Grades 5–9' }]
  const districts = [{ id: 4, name: 'Medeu', subdistricts: [] }]
  const lessons = Array.from({ length: 13 }, (_, at) => ({ id: at + 1, name: `Subject ${String.fromCharCode(65 + at)}`, levels }))
  const offer = generalOffer({ lessons, cities: [{ id: 13, name: 'Almaty', districts }] })
  const choose = async (at: number, option: string) => {
    await expect.poll(() => fields()[at]?.tagName).toBe('INPUT')
    await userEvent.click(fields()[at] as HTMLElement)
    await userEvent.click(await screen.findByRole('option', { name: option }))
  }
  const fields = () => screen.getAllByRole('combobox', { name: /^(Subject|Another subject)$/ })

  test('takes three subjects, each with its levels, and a district', async () => {
    const { seen, note } = noting()
    api.use(mock(makeShortRequest, ({ input }) => note(input.request, made)))
    const { lessons: _, levels: __, ...rest } = sound
    const { press } = open({ offer, values: { ...rest, location_at_client: '1', client_districts: '4' } })
    for (const [at, name] of ['Subject A', 'Subject B', 'Subject C'].entries()) await choose(at, name)
    await expect.poll(() => fields().map((field) => (field as HTMLInputElement).value)).toEqual(['Subject A', 'Subject B', 'Subject C'])
    await userEvent.click(within(screen.getByRole('group', { name: t.lessons.levels.replace('{lesson}', 'Subject B') })).getByRole('checkbox'))
    await press(t.send)
    await screen.findByRole('heading', { name: t.thanks.title })
    expect(seen).toMatchObject([{ tutor_id: null, lesson_levels: { 1: [], 2: [5], 3: [] }, locations: { client_place: [{ 13: { 4: [] } }] } }])
  })

  test('tells the tag manager the subject alone where the field for another one is left empty', async () => {
    const dataLayer: { lesson?: string }[] = []
    Object.assign(window, { dataLayer })
    api.use(mock(makeShortRequest, () => made))
    const { press } = open({ offer, values: { ...sound, lessons: '1', levels: '' } })
    await expect.poll(() => fields()[1]?.tagName).toBe('INPUT')
    await press(t.send)
    await screen.findByRole('heading', { name: t.thanks.title })
    expect(dataLayer.map(({ lesson }) => lesson)).toEqual(['1', '1', '1'])
  })

  test('marks every field that the server names, a searched one and the only city too, and goes to the first', async () => {
    const found = { lesson_levels: 'not_found', 'locations.client_place': 'not_found', client_name: 'too_small' }
    api.use(mock(makeShortRequest, () => fail(found)))
    const { press } = open({ offer, values: { ...sound, lessons: '1', levels: '', location_at_client: '1' } })
    await expect.poll(() => fields()[0]?.tagName).toBe('INPUT')
    await press(t.send)
    await expect.poll(() => fields()[0]?.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(fields()[0])
    expect(screen.getAllByText(errors.no_option)).toHaveLength(2)
    expect(screen.getByLabelText(t.contacts.name).getAttribute('aria-invalid')).toBe('true')
  })

  test.each([
    ['that the form came with', '1,2', []],
    ['chosen here', '', ['Subject A', 'Subject B']],
  ])('takes a subject %s back and leaves the others, and offers none twice', async (_, lessons, names) => {
    open({ offer, values: { ...sound, lessons, levels: '' } })
    for (const [at, name] of names.entries()) await choose(at, name)
    await userEvent.click((await screen.findAllByRole('button', { name: /^Clear: / }))[0] as HTMLElement)
    await expect.poll(() => fields().map((field) => (field as HTMLInputElement).value)).toEqual(['Subject B', ''])
    await userEvent.click(fields()[1] as HTMLElement)
    expect(screen.queryByRole('option', { name: 'Subject B' })).toBeNull()
    expect(screen.getByRole('option', { name: 'Subject A' })).toBeTruthy()
  })

  test('says that a search for a subject finds no options', async () => {
    open({ offer, values: sound })
    await expect.poll(() => fields()[0]?.tagName).toBe('INPUT')
    await userEvent.type(fields()[0] as HTMLElement, 'zzz')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('No options')
  })

  test('no longer says what was wrong with a subject once one is chosen', async () => {
    const { lessons: _, levels: __, ...rest } = sound
    const { press } = open({ offer, values: rest })
    await press(t.send)
    expect(await screen.findByText(errors.empty_lesson)).toBeTruthy()
    await choose(0, 'Subject A')
    await expect.poll(() => screen.queryByText(errors.empty_lesson)).toBeNull()
    expect(fields()[0]?.getAttribute('aria-invalid')).not.toBe('true')
  })
})
