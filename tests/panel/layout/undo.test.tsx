import { createTheme, ThemeProvider } from '@mui/material/styles'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { AdminContext, type DataProvider, DeleteButton, RecordContextProvider, ResourceContextProvider, useNotify } from 'react-admin'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { buildI18n } from '../../../panel/i18n.ts'
import { StatusToast } from '../../../panel/layout/StatusToast.tsx'
import { useToast } from '../../../panel/layout/toast.ts'
import ua from '../../../panel/texts/ua.ts'
import { records } from '../../../panel/theme/records.tsx'
import { getOrder, markYellow, markYellowOff, setFavorite, setProcessing, undoOrder } from '../../../schemas/index.ts'
import { STATUS } from '../../../schemas/order-life.ts'
import { fail, mock } from '../../mock.ts'
import { buildOrder, buildOrderTutor } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

const i18nProvider = buildI18n('ua', ua)

/** Buttons that notify, as any other would meanwhile. */
function Says() {
  const notify = useNotify()
  const toast = useToast()
  return (
    <>
      <button type="button" onClick={() => notify('Готово', { type: 'success' })}>
        Says
      </button>
      <button type="button" onClick={() => toast.failure('wrong_status')}>
        Fails
      </button>
    </>
  )
}

/** react-admin's own button over our toast. */
function openButtons(mutationMode?: 'undoable') {
  const remove = vi.fn(async () => ({ data: { id: 5 } }))
  const { unmount } = render(
    <AdminContext dataProvider={{ delete: remove } as unknown as DataProvider} i18nProvider={i18nProvider}>
      <ThemeProvider theme={createTheme({ components: { ...records } })}>
        <ResourceContextProvider value="blogs">
          <RecordContextProvider value={{ id: 5 }}>
            <DeleteButton redirect={false} {...(mutationMode && { mutationMode })} />
          </RecordContextProvider>
        </ResourceContextProvider>
        <Says />
        <StatusToast />
      </ThemeProvider>
    </AdminContext>,
  )
  return { user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }), remove, unmount }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})

/** Well before the four seconds are over. */
const calledNow = (remove: ReturnType<typeof openButtons>['remove']) => waitFor(() => expect(remove).toHaveBeenCalledTimes(1), { timeout: 1000 })

describe('what react-admin lets be undone', () => {
  const press = async (user: ReturnType<typeof openButtons>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Видалити' }))
    await screen.findByRole('button', { name: 'Повернути' })
  }

  test('is called four seconds later', async () => {
    const { user, remove } = openButtons('undoable')
    await press(user)
    expect(remove).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(4000))
    await waitFor(() => expect(remove).toHaveBeenCalledTimes(1))
  })

  test('is never called when it is undone', async () => {
    const { user, remove } = openButtons('undoable')
    await press(user)
    await user.click(screen.getByRole('button', { name: 'Повернути' }))
    act(() => void vi.advanceTimersByTime(5000))
    expect(screen.queryByRole('status')).toBeNull()
    expect(remove).not.toHaveBeenCalled()
  })

  test('is called at once by the cross', async () => {
    const { user, remove } = openButtons('undoable')
    await press(user)
    await user.click(screen.getByRole('button', { name: 'Закрити' }))
    await calledNow(remove)
  })

  test('is called when the next toast takes its place', async () => {
    const { user, remove } = openButtons('undoable')
    await press(user)
    await user.click(screen.getByRole('button', { name: 'Says' }))
    await calledNow(remove)
    expect(screen.queryByRole('button', { name: 'Повернути' })).toBeNull()
  })

  test('is called when the page is left', async () => {
    const { user, remove } = openButtons('undoable')
    await press(user)
    act(() => void dispatchEvent(new Event('pagehide')))
    await calledNow(remove)
    act(() => void vi.advanceTimersByTime(5000))
    expect(remove).toHaveBeenCalledTimes(1)
  })

  test('is called when the frame goes, as it does at a sign-out', async () => {
    const { user, remove, unmount } = openButtons('undoable')
    await press(user)
    unmount()
    await calledNow(remove)
  })
})

test('by the theme a deletion asks first and waits for the server', async () => {
  const { user, remove } = openButtons()
  await user.click(await screen.findByRole('button', { name: 'Видалити' }))
  await user.click(await screen.findByRole('button', { name: 'Підтвердити' }))
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('button', { name: 'Повернути' })).toBeNull()
})

test('an error looks unlike a success', async () => {
  const { user } = openButtons()
  await user.click(screen.getByRole('button', { name: 'Says' }))
  const success = (await screen.findByRole('status')).className
  await user.click(screen.getByRole('button', { name: 'Fails' }))
  const failure = (await screen.findByRole('alert')).className
  expect(failure).not.toBe(success)
})

describe('the toast takes back', () => {
  const open = (order: ReturnType<typeof buildOrder>, ...handlers: ReturnType<typeof mock>[]) =>
    openPanel(`/panel/users_orders/${order.order_id}/`, { handlers: [mock(getOrder, () => ({ order })), ...handlers] })

  test('a favourite', async () => {
    const order = buildOrder({ order_id: 20431 })
    const sent: boolean[] = []
    const { user } = open(
      order,
      mock(setFavorite, ({ input }) => {
        sent.push(input.add_favorite)
        return { order: { ...order, add_favorite: input.add_favorite } }
      }),
    )
    const star = await screen.findByRole('button', { name: 'У вибране: заявка 20431' })
    await user.click(star)
    expect(await screen.findByText('Заявка 20431 тепер у вибраному')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Повернути' }))
    await waitFor(() => expect(sent).toEqual([true, false]))
    expect(star.getAttribute('aria-pressed')).toBe('false')
  })

  test('a yellow mark', async () => {
    const row = buildOrderTutor({ state: 'asked', yellow: false })
    const order = buildOrder({ potential_tutors: [row] })
    const marked = (yellow: boolean) => () => ({ order: { ...order, potential_tutors: [{ ...row, yellow }] } })
    const { user } = open(order, mock(markYellow, marked(true)), mock(markYellowOff, marked(false)))
    const isMarked = () => screen.getByRole('button', { name: /Дзвонити першим|дзвонити першим/ }).getAttribute('aria-pressed')
    await user.click(await screen.findByRole('button', { name: /дзвонити першим/i }))
    await waitFor(() => expect(isMarked()).toBe('true'))
    await user.click(await screen.findByRole('button', { name: 'Повернути' }))
    await waitFor(() => expect(isMarked()).toBe('false'))
  })

  test('a change of status', async () => {
    const order = buildOrder({ status: STATUS.new })
    const { user } = open(
      order,
      mock(setProcessing, () => ({ order: buildOrder({ status: STATUS.processing }) })),
      mock(undoOrder, () => ({ order })),
    )
    await user.click(await screen.findByRole('button', { name: 'Узяти в роботу' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Узяти в роботу' })).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Повернути' }))
    expect(await screen.findByRole('button', { name: 'Узяти в роботу' })).toBeDefined()
    expect(await screen.findByText('Повернуто, як було')).toBeDefined()
  })

  test('nothing that the server refuses to take back, and says so', async () => {
    const order = buildOrder({ status: STATUS.new })
    const { user } = open(
      order,
      mock(setProcessing, () => ({ order: buildOrder({ status: STATUS.processing }) })),
      mock(undoOrder, () => fail('wrong_status')),
    )
    await user.click(await screen.findByRole('button', { name: 'Узяти в роботу' }))
    await user.click(await screen.findByRole('button', { name: 'Повернути' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Невірний статус!')
  })
})
