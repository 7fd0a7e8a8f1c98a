import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { addMoney, getTutorBilling, getTutorForStaff } from '../../../schemas/index.ts'
import { billingFields } from '../../../schemas/tutor-options.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { buildTutor } from '../build/tutors.ts'
import { openPanel } from '../open-panel.tsx'

const noTrail = http.get('*/api/rest/audit', () => HttpResponse.json([], { headers: { 'content-range': 'audit 0-0/0' } }))
const openTutor = async (status: number, tutor = buildTutor()) => {
  const opened = openPanel('/panel/users_show/501/#wallet', { status, handlers: [mock(getTutorForStaff, () => ({ tutor })), noTrail] })
  await screen.findByRole('heading', { level: 1, name: 'Айгерім Сагинтаєва' })
  await screen.findByRole('region', { name: 'Гаманець' })
  return opened
}
const ask = async (user: Awaited<ReturnType<typeof openTutor>>['user'], sum: string) => {
  await user.click(await screen.findByRole('button', { name: 'Поповнити' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Сума, ₴/), sum)
  await user.click(dialog.getByRole('button', { name: 'Поповнити' }))
  return dialog
}

test('billing data are read in words: whom they name, their day of birth and their countries', async () => {
  const data = { ...Object.fromEntries(billingFields.map((field) => [field, null])), type: 'person', birth_date: '1975-03-18', country: 'PL' }
  const billing = { status: 1, data, reject_comment: '', version: 1, sent_at: null, checked_at: null, billing_documents: [], address_documents: [] }
  const handlers = [mock(getTutorForStaff, () => ({ tutor: buildTutor() })), mock(getTutorBilling, () => ({ billing }) as never), noTrail]
  openPanel('/panel/users_show/501/#wallet', { edition: 'pl', handlers })
  const sheet = within(await screen.findByRole('region', { name: 'Платіжні дані' }))
  for (const text of ['Фізична особа', '18-03-1975', 'Польща']) expect(await sheet.findByText(text)).toBeDefined()
})

describe('money in a wallet', () => {
  test.each([
    [1, true],
    [2, false],
    [4, true],
  ])('is put there by status %s: %s', async (status, isOffered) => {
    await openTutor(status)
    expect(screen.queryByRole('button', { name: 'Поповнити' }) !== null).toBe(isOffered)
  })

  test.each(['0', '100001', '-100001', '10.5'])('is not changed by %s', async (sum) => {
    const { user } = await openTutor(1)
    const dialog = await ask(user, sum)
    expect(await dialog.findByRole('alert')).toBeDefined()
  })

  test('that is refused leads to its field: with the focus, a third down the window', async () => {
    const { user } = await openTutor(1)
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: 1000 } as DOMRect)
    const dialog = await ask(user, '0')
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Сума, ₴/)))
    expect(document.querySelector('.MuiDialogContent-root')?.scrollTop).toBe(1000 - window.innerHeight / 3)
  })

  test('is taken out with a minus, as a whole number', async () => {
    const added = vi.fn()
    const { user } = await openTutor(1)
    api.use(
      mock(addMoney, ({ input }) => {
        added(input)
        const line = {
          id: 1,
          date: 0,
          type: 'admin' as const,
          sum: -200,
          balance_after: 300,
          order_id: null,
          payment_id: null,
          comment: '',
          has_invoice: false,
        }
        return { balance: 300, line }
      }),
    )
    await ask(user, '-200')
    await waitFor(() => expect(added).toHaveBeenCalledExactlyOnceWith({ tutor_id: 501, sum: -200 }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('that is too little stays, and the dialog with it', async () => {
    const { user } = await openTutor(4)
    api.use(mock(addMoney, () => fail('not_enough_money')))
    const dialog = await ask(user, '-900')
    expect((await dialog.findByRole('alert')).textContent).toMatch(/замало грошей/)
    expect(dialog.getByLabelText(/^Сума, ₴/)).toHaveProperty('value', '-900')
  })

  test('that came back and went on to the bank is called so', async () => {
    const line = { date: 1_795_000_000, type: 'refund' as const, balance_after: 0, order_id: null, payment_id: null, comment: '', has_invoice: false }
    const wallet = [-200, 200].map((sum, id) => ({ ...line, id, sum }))
    await openTutor(1, buildTutor({ wallet }))
    expect([screen.getAllByText('Повернення до банку').length, screen.getAllByText('Повернення').length]).toEqual([1, 1])
  })
})
