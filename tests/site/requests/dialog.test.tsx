import { fireEvent, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { getOrderFormData } from '../../../schemas/index.ts'
import { OrderDialog } from '../../../site/requests/OrderDialog.tsx'
import { clientInfo, signedOut } from '../../build/auth.ts'
import { orderFormData } from '../../build/order-answers.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { renderIn } from '../in-site.tsx'

const { requests: t, common } = locales.en

function open({ online = false, lesson = null }: { online?: boolean; lesson?: string | null } = {}) {
  const onClose = vi.fn()
  renderIn(<OrderDialog tutor_id={3} online={online} lesson={lesson} location="catalog_card" onClose={onClose} />)
  return { onClose }
}

describe('the order form over a page', () => {
  test('opens for the tutor it was asked for', async () => {
    api.use(mock(getOrderFormData, ({ input }) => orderFormData({ id: input.id })))
    open()
    expect(await screen.findByRole('heading', { name: /Aigerim S\./ })).toBeTruthy()
    expect(screen.getByRole('navigation', { name: t.steps.label })).toBeTruthy()
  })

  test('is short from the block of online tutors', async () => {
    api.use(mock(getOrderFormData, () => orderFormData()))
    open({ online: true })
    expect(await screen.findByRole('button', { name: t.send })).toBeTruthy()
  })

  test('has chosen the subject the tutor was searched by, when it is taught', async () => {
    sessionStorage.setItem('lesson_id', '9')
    api.use(mock(getOrderFormData, () => orderFormData()))
    open()
    expect(await screen.findByRole('checkbox', { name: 'Physics' })).toHaveProperty('checked', true)
    expect(screen.getByRole('checkbox', { name: 'Maths' })).toHaveProperty('checked', false)
  })

  test.each([
    ['the subject of the ad it was asked for beside', '8', 'Maths'],
    ['none of a subject that is not taught', '77', null],
  ])('has chosen, whatever was searched by, %s', async (_, lesson, expected) => {
    sessionStorage.setItem('lesson_id', '9')
    api.use(mock(getOrderFormData, () => orderFormData()))
    open({ lesson })
    const boxes = [await screen.findByRole('checkbox', { name: 'Maths' }), screen.getByRole('checkbox', { name: 'Physics' })]
    expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toEqual(expected ? [screen.getByRole('checkbox', { name: expected })] : [])
  })

  test('knows a signed-in client', async () => {
    const client_info = { ...clientInfo, name: 'Madina', first_name: '', email: null, phone_plain: '+77015550101' }
    api.use(mock(getOrderFormData, () => orderFormData({ status: 6 }), { ...signedOut, client: true, client_info }))
    open()
    expect(await screen.findByLabelText(t.contacts.name)).toHaveProperty('value', 'Madina')
    expect(screen.getByLabelText(common.phone)).toHaveProperty('value', '7015550101')
  })

  test.each([
    ['closes on the way back once who was signed in has signed out', '', 1],
    ['stays on the way back for who is still signed in', '1', 0],
  ])('%s', async (_, later, times) => {
    const mark = (value: string) => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
      document.cookie = `signed_in=${value}`
    }
    onTestFinished(() => mark(''))
    mark('1')
    api.use(mock(getOrderFormData, () => orderFormData()))
    const { onClose } = open()
    await screen.findByRole('heading', { name: /Aigerim S\./ })
    mark(later)
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    expect(onClose).toHaveBeenCalledTimes(times)
  })

  test('offers another way when the tutor takes nobody', async () => {
    api.use(mock(getOrderFormData, () => fail('tutor_unavailable')))
    const { onClose } = open()
    expect(await screen.findByRole('link', { name: t.unavailable.general })).toHaveProperty('pathname', '/en/request/')
    await userEvent.click(screen.getByRole('button', { name: t.close }))
    expect(onClose).toHaveBeenCalled()
  })

  test('says when it could not be loaded, and is asked for once more', async () => {
    api.use(mock(getOrderFormData, () => fail('server_error')))
    open()
    expect((await screen.findByRole('alert')).textContent).toBe(t.failed.text)
    expect(screen.getByRole('dialog', { name: t.failed.title })).toBeTruthy()
    api.use(mock(getOrderFormData, () => orderFormData()))
    await userEvent.click(screen.getByRole('button', { name: common.retry }))
    expect(await screen.findByRole('heading', { name: /Aigerim S\./ })).toBeTruthy()
  })
})
