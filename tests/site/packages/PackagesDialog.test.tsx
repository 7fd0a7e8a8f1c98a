import { cleanup, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { getTutorPackages, makeSchoolRequest, packageOf, packageSizes } from '../../../schemas/index.ts'
import { PackagesDialog } from '../../../site/packages/PackagesDialog.tsx'
import { fill } from '../../../theme/words.ts'
import { packagesAnswer } from '../../build/packages-answer.ts'
import { fail, mock, unreachable } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { errorsIn } from '../../texts.ts'
import { renderIn } from '../in-site.tsx'
import { waitAfter } from '../requests/slow.ts'
import { tooMany } from '../requests/too-many.ts'

const { 'school-packages': t, requests, common } = locales.en
const errors = errorsIn('en')
const assign = vi.fn()
const contact = { client_email: 'd@example.test', client_phone_plain: '+77051234567', client_phone_default_country_code: 1 }
const made = { id: 41, client_id: 7, login_by: 'phone' as const, ...contact }

beforeEach(() => {
  assign.mockReset()
  vi.stubGlobal('location', { ...window.location, assign })
})

async function open(answer = packagesAnswer()) {
  api.use(mock(getTutorPackages, () => answer))
  const onClose = vi.fn()
  renderIn(<PackagesDialog tutor_id={3} onClose={onClose} />)
  await screen.findByRole('heading', { name: new RegExp(fill(t.title, { name: 'Aliya' })) })
  return { onClose, user: userEvent.setup() }
}
const foot = () => within(document.querySelector('footer') as HTMLElement)
const button = (name: string) => foot().getByRole('button', { name })
async function type(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('checkbox', { name: /12:00–\u206015:00/ }))
  await user.type(screen.getByLabelText(requests.contacts.name), 'Dana')
  await user.type(screen.getByLabelText(common.phone), '7051234567')
  await user.type(screen.getByLabelText(requests.contacts.email), 'd@example.test')
  await user.click(screen.getByRole('checkbox', { name: /accept/ }))
}
async function toContacts(user: ReturnType<typeof userEvent.setup>) {
  await user.click(button('Buy 16 lessons, 68,000\u00a0₸'))
  await screen.findByRole('heading', { name: t.contacts })
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('region', { name: t.contacts }))
}

describe('the packages of a school tutor', () => {
  test('say what a lesson and all of them cost, and what is saved', async () => {
    await open()
    const rows = screen.getAllByRole('radio').map((radio) => (radio.closest('label')?.textContent ?? '').replaceAll('\u00a0', ' '))
    expect(rows).toEqual([
      '1 lessonto try4,900 ₸ /lesson4,900 ₸',
      '8 lessonsyou save 2,600 ₸ (6%)4,575 ₸ /lesson36,600 ₸',
      '16 lessonsyou save 10,400 ₸ (13%)4,250 ₸ /lesson68,000 ₸',
      '32 lessonsyou save 31,200 ₸ (19%)3,925 ₸ /lesson125,600 ₸',
      '64 lessonsyou save 83,200 ₸ (26%)3,600 ₸ /lesson230,400 ₸',
    ])
  })

  test('are named after a kind of levels only where there are two', async () => {
    await open()
    expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([t.package])
    cleanup()
    const answer = packagesAnswer()
    await open({ ...answer, packages: { ...answer.packages, advanced: packageSizes.map((size) => packageOf([4600, 5900], size)) } })
    const legends = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)
    expect(legends.filter((legend) => legend?.startsWith(t.package))).toEqual([`${t.package}. ${t.kinds.base}`, `${t.package}. ${t.kinds.advanced}`])
  })

  test('are bought by a request to the school, which is paid on its page', async () => {
    const asked = vi.fn()
    api.use(
      mock(makeSchoolRequest, ({ input }) => {
        asked(input.request)
        return made
      }),
    )
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: /^8 lessons/ }))
    await user.click(button('Buy 8 lessons, 36,600\u00a0₸'))
    await screen.findByRole('heading', { name: t.contacts })
    await user.selectOptions(screen.getByLabelText(t.lesson), 'Maths, UNT')
    await type(user)
    await user.click(button(t.send))
    await expect.poll(() => assign.mock.calls).toEqual([['/en/o/41']])
    expect(asked.mock.calls).toMatchObject([
      [
        {
          tutor_id: 3,
          package_id: 8,
          lesson_id: 8,
          level_id: 68,
          time_intervals: [2],
          client_name: 'Dana',
          phone_plain: '7051234567',
          privacy: true,
        },
      ],
    ])
    expect(sessionStorage.getItem('login_contact')).toBe('+77051234567')
  })

  test('keep what was typed when one goes back to choose another', async () => {
    const { user } = await open()
    await toContacts(user)
    await user.type(screen.getByLabelText(requests.contacts.name), 'Dana')
    await user.click(button(common.back))
    await user.click(await screen.findByRole('radio', { name: /^64 lessons/ }))
    await user.click(button('Buy 64 lessons, 230,400\u00a0₸'))
    expect(await screen.findByLabelText(requests.contacts.name)).toHaveProperty('value', 'Dana')
    await user.click(button(common.back))
    expect(await screen.findByRole('radio', { name: /^64 lessons/ })).toHaveProperty('checked', true)
  })

  test('tell the tag manager of each step once, though one goes back to choose another', async () => {
    const dataLayer: object[] = []
    Object.assign(window, { dataLayer })
    api.use(mock(makeSchoolRequest, () => made))
    const { user } = await open()
    await toContacts(user)
    await user.click(button(common.back))
    await user.click(await screen.findByRole('radio', { name: /^8 lessons/ }))
    await user.click(button('Buy 8 lessons, 36,600\u00a0₸'))
    await screen.findByRole('heading', { name: t.contacts })
    await type(user)
    await user.click(button(t.send))
    await expect.poll(() => assign.mock.calls).toEqual([['/en/o/41']])
    const told = { form_location: 'packages', tutor_id: 3, currency: 'KZT' }
    expect(dataLayer).toEqual([
      { event: 'view_order_form', ...told, value: 68_000 },
      { event: 'begin_checkout', ...told, value: 68_000 },
      { event: 'submit_order', ...told, lesson: '8', value: 36_600 },
    ])
  })

  test('neither close nor go back while the request is being sent, and then lead to the order', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof made>()
    api.use(mock(makeSchoolRequest, () => promise))
    const { onClose, user } = await open()
    await toContacts(user)
    await type(user)
    await user.click(button(t.send))
    await user.click(screen.getByRole('button', { name: t.close }))
    expect([onClose.mock.calls, screen.queryByRole('alertdialog')]).toEqual([[], null])
    await user.click(button(common.back))
    expect(screen.getByRole('heading', { name: t.contacts })).toBeTruthy()
    resolve(made)
    await expect.poll(() => assign.mock.calls).toEqual([['/en/o/41']])
  })

  test('say when sending takes long', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof made>()
    api.use(mock(makeSchoolRequest, () => promise))
    const { user } = await open()
    await toContacts(user)
    await type(user)
    await waitAfter(() => button(t.send).click())
    expect((await screen.findByText(requests.slow)).getAttribute('role')).toBe('status')
    resolve(made)
  })

  test('name all that is missing before anything is sent, and take it back when it is mended', async () => {
    const { user } = await open()
    await toContacts(user)
    await user.click(button(t.send))
    expect(await screen.findAllByText(errors.required)).toHaveLength(3)
    expect(screen.getByText(locales.en['errors-requests'].time_intervals)).toBeTruthy()
    const name = screen.getByLabelText(requests.contacts.name)
    await user.type(name, 'Dana')
    expect(name.getAttribute('aria-invalid')).toBeNull()
  })

  test.each([
    ['is refused', mock(makeSchoolRequest, () => fail('tutor_unavailable')), errors.tutor_unavailable],
    ['has no answer', unreachable(makeSchoolRequest), errors.network],
    ['was sent too often, with when it may be sent again,', tooMany(makeSchoolRequest, 900), fill(errors.too_soon, { when: 'in 15 minutes' })],
  ])('a request that %s is said to be, keeps what was typed and can be sent again', async (_, handler, why) => {
    api.use(handler)
    const { user } = await open()
    await toContacts(user)
    await type(user)
    await user.click(button(t.send))
    expect((await screen.findByRole('alert')).textContent).toBe(why)
    expect(screen.getByLabelText(requests.contacts.name)).toHaveProperty('value', 'Dana')
    api.use(mock(makeSchoolRequest, () => made))
    await user.click(button(t.send))
    await expect.poll(() => assign.mock.calls.length).toBe(1)
  })

  test('show the server’s problem at its field', async () => {
    api.use(mock(makeSchoolRequest, () => fail({ 'request.phone_plain': 'phone_length', 'request.lesson_id': 'not_taught' })))
    const { user } = await open()
    await toContacts(user)
    await type(user)
    await user.click(button(t.send))
    await expect.poll(() => screen.getByLabelText(common.phone).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText(t.lesson).getAttribute('aria-invalid')).toBe('true')
  })

  test('are sent once however often it is pressed', async () => {
    let count = 0
    api.use(
      mock(makeSchoolRequest, () => {
        count += 1
        return made
      }),
    )
    const { user } = await open()
    await toContacts(user)
    await type(user)
    const send = button(t.send)
    send.click()
    send.click()
    await expect.poll(() => assign.mock.calls.length).toBe(1)
    expect(count).toBe(1)
  })

  test('can be looked at but not bought of a tutor who takes no requests', async () => {
    const { tutor, packages } = packagesAnswer()
    await open({ packages, tutor: { ...tutor, is_catalog_disabled: true } })
    expect(button('Buy 16 lessons, 68,000\u00a0₸')).toHaveProperty('disabled', true)
    expect(screen.getByText(t.disabled)).toBeTruthy()
  })

  test('close at once while nothing is typed, whatever package is chosen', async () => {
    const { user, onClose } = await open()
    await user.click(screen.getByRole('radio', { name: /^8 lessons/ }))
    await user.click(screen.getByRole('button', { name: t.close }))
    expect(onClose).toHaveBeenCalledTimes(1)
    await user.click(button('Buy 8 lessons, 36,600\u00a0₸'))
    await screen.findByRole('heading', { name: t.contacts })
    await user.click(screen.getByRole('button', { name: t.close }))
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  test('ask before what was typed is lost', async () => {
    const { user, onClose } = await open()
    await toContacts(user)
    await user.type(screen.getByLabelText(requests.contacts.name), 'Dana')
    await user.click(screen.getByRole('button', { name: t.close }))
    expect(onClose).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: requests.leave.leave }))
    expect(onClose).toHaveBeenCalled()
  })

  test.each([
    ['is not there', mock(getTutorPackages, () => fail('not_found')), t.unavailable.title],
    ['does not answer', unreachable(getTutorPackages), t.failed.title],
  ])('of a tutor who %s say so', async (_, handler, text) => {
    api.use(handler)
    renderIn(<PackagesDialog tutor_id={3} onClose={() => {}} />)
    expect(await screen.findByText(text)).toBeTruthy()
  })

  test('are asked for once more when they did not come', async () => {
    api.use(unreachable(getTutorPackages))
    renderIn(<PackagesDialog tutor_id={3} onClose={() => {}} />)
    const retry = await screen.findByRole('button', { name: common.retry })
    api.use(mock(getTutorPackages, () => packagesAnswer()))
    await userEvent.setup().click(retry)
    expect(await screen.findByRole('heading', { name: new RegExp(fill(t.title, { name: 'Aliya' })) })).toBeTruthy()
  })
})
