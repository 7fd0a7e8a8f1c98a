import { screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { makeShortSchoolRequest } from '../../../schemas/index.ts'
import SchoolRequestDialog from '../../../site/islands/SchoolRequestDialog.tsx'
import { FormDialog } from '../../../site/requests/FormDialog.tsx'
import { SchoolRequest } from '../../../site/requests/SchoolRequest.tsx'
import type { Site } from '../../../site/site.ts'
import { fill } from '../../../theme/words.ts'
import { fail, mock, unreachable } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { renderIn } from '../in-site.tsx'
import { waitAfter } from './slow.ts'
import { tooMany } from './too-many.ts'

const { 'school-request': t, requests, common } = locales.en
const lessons = [
  { id: 8, name: 'Maths' },
  { id: 13, name: 'English' },
]
const contact = { client_email: 'd@example.test', client_phone_plain: '+77051234567', client_phone_default_country_code: 1 }
const made = { id: 41, client_id: 7, login_by: 'phone' as const, ...contact }

function open(site: Partial<Site> = {}) {
  const onClose = vi.fn()
  const form = (
    <SchoolRequest lessons={lessons} lesson={13} onClose={onClose} frame={(form) => <FormDialog id="school" close={t.close} {...form} />} />
  )
  renderIn(form, site)
  return { onClose, user: userEvent.setup() }
}
const send = () => screen.getByRole('button', { name: t.send })
async function type(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('radio', { name: /12–\u206015/ }))
  await user.type(screen.getByLabelText(requests.contacts.name), 'Dana')
  await user.type(screen.getByLabelText(common.phone), '7051234567')
  await user.type(screen.getByLabelText(requests.contacts.email), 'd@example.test')
  await user.click(screen.getByRole('checkbox'))
}

describe('the short form of the school', () => {
  test('has chosen the subject of the page, sends what was typed, says who will be called and has them signed in on the page', async () => {
    const asked = vi.fn()
    api.use(
      mock(makeShortSchoolRequest, ({ input }) => {
        asked(input)
        return made
      }),
    )
    const told = vi.fn()
    window.addEventListener('storage', told, { once: true })
    const { user } = open()
    await type(user)
    await user.click(send())
    expect(await screen.findByText(fill(t.sent, { phone: '+7 705 123 45 67', time: '12:00–\u206015:00' }))).toBeTruthy()
    expect(asked.mock.calls).toMatchObject([
      [{ lesson_id: 13, time_intervals: [2], client_name: 'Dana', phone_plain: '7051234567', email: 'd@example.test', privacy: true }],
    ])
    expect(screen.getByRole('link', { name: t.open })).toHaveProperty('pathname', '/en/o/41')
    // the header of the page
    expect(told.mock.calls).toMatchObject([[{ key: 'account' }]])
  })

  test('tells the tag manager that it was opened from the sticky bar, begun once, and sent', async () => {
    const page = Object.assign(window as Window & { dataLayer?: unknown }, { dataLayer: undefined })
    api.use(mock(makeShortSchoolRequest, () => fail('server_error')))
    const { user } = open()
    await user.click(send())
    await type(user)
    await user.click(send())
    await screen.findByText(locales.en.errors.server_error)
    api.use(mock(makeShortSchoolRequest, () => made))
    await user.click(send())
    await screen.findByRole('heading', { name: t.thanks })
    const events = ['view_order_form', 'begin_checkout', 'submit_order']
    expect(page.dataLayer).toEqual(events.map((event) => ({ event, form_location: 'sticky_bar', lesson: '13' })))
  })

  test('names all that is missing before it sends anything', async () => {
    const asked = vi.fn()
    api.use(
      mock(makeShortSchoolRequest, () => {
        asked()
        return made
      }),
    )
    const { user } = open()
    await user.click(send())
    expect(await screen.findAllByText(locales.en.errors.required)).toHaveLength(3)
    expect(screen.getByText(locales.en['errors-requests'].time_intervals)).toBeTruthy()
    expect(screen.getByText(locales.en['errors-requests'].privacy)).toBeTruthy()
    expect(asked).not.toHaveBeenCalled()
  })

  test('says what is wrong with a phone until its country is another', async () => {
    const { user } = open()
    const isWrong = () => screen.getByLabelText(common.phone).getAttribute('aria-invalid')
    await user.click(send())
    await expect.poll(isWrong).toBe('true')
    await user.selectOptions(screen.getByLabelText(requests.contacts.country), '0')
    expect(isWrong()).toBeNull()
  })

  test.each([
    ['duplicate_request', locales.en['errors-requests'].duplicate_request],
    ['server_error', locales.en.errors.server_error],
  ] as const)('says why it was refused, keeps what was typed and can be sent again: %s', async (error, text) => {
    api.use(mock(makeShortSchoolRequest, () => fail(error)))
    const { user } = open()
    await type(user)
    await user.click(send())
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByLabelText(requests.contacts.name)).toHaveProperty('value', 'Dana')
    api.use(mock(makeShortSchoolRequest, () => made))
    await user.click(send())
    expect(await screen.findByRole('heading', { name: t.thanks })).toBeTruthy()
  })

  test('says when it may be sent again after too many', async () => {
    api.use(tooMany(makeShortSchoolRequest, 900))
    const { user } = open()
    await type(user)
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toBe(fill(locales.en.errors.too_soon, { when: 'in 15 minutes' }))
  })

  test('says that there is no connection where the words of problems don’t come either', async () => {
    api.use(unreachable(makeShortSchoolRequest))
    const { user } = open({ fetchTexts: () => Promise.reject(new Error('no line')) })
    await type(user)
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toBe(common.failed.network)
  })

  test('says when sending takes long', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof made>()
    api.use(mock(makeShortSchoolRequest, () => promise))
    const { user } = open()
    await type(user)
    await waitAfter(() => send().click())
    expect((await screen.findByText(requests.slow)).getAttribute('role')).toBe('status')
    resolve(made)
  })

  test('asks before what was typed is lost', async () => {
    const { user, onClose } = open()
    await user.type(screen.getByLabelText(requests.contacts.name), 'Dana')
    await user.click(screen.getByRole('button', { name: t.close }))
    expect(onClose).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: t.leave.leave }))
    expect(onClose).toHaveBeenCalled()
  })

  test.each([
    ['refused', () => fail('duplicate_request'), locales.en['errors-requests'].duplicate_request],
    ['sent', () => made, t.thanks],
  ] as const)('opens anew after a request that was %s', async (_, answer, said) => {
    api.use(mock(makeShortSchoolRequest, answer))
    renderIn(
      <>
        <a href="/school-request" data-school="">
          {t.ask}
        </a>
        <SchoolRequestDialog lessons={lessons} lesson={13} />
      </>,
    )
    const user = userEvent.setup()
    const link = screen.getByRole('link', { name: t.ask })
    await user.click(link)
    await type(user)
    await user.click(send())
    expect(await screen.findByText(said)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: t.close }))
    const leave = screen.queryByRole('button', { name: t.leave.leave })
    if (leave) await user.click(leave)
    expect(screen.queryByText(said)).toBeNull()
    await user.click(link)
    expect(send()).toBeTruthy()
    expect(screen.queryByText(said)).toBeNull()
  })
})
