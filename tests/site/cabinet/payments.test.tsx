import { act, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import {
  deletePaymentCard,
  getPaymentWays,
  getTopPaymentUrl,
  getWalletPaymentForm,
  getWalletPaymentUrl,
  payTopFromWallet,
} from '../../../schemas/index.ts'
import { screen as payment } from '../../../site/cabinet/Payment.tsx'
import { screen as tops } from '../../../site/cabinet/Tops.tsx'
import { screen as wallet } from '../../../site/cabinet/Wallet.tsx'
import type { Ways } from '../../../site/payments/ways.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { enumsIn, errorsIn } from '../../texts.ts'
import { showScreen } from '../orders/show-screen.tsx'

const { common, payment: t, wallet: money, tops: top } = locales.en
const enums = enumsIn('en')
const paged = { total_count: 1, page_size: 20, pages_count: 1, page: 1 }
const PAYMENT = '7b0e6f0a-1d5e-4a66-9d7e-3f4f0c2f9b11'

const payBy = (more: Partial<Ways> = {}) =>
  api.use(
    mock(getPaymentWays, () => ({
      ...{
        providers: ['card_a' as const, 'card_form' as const],
        top_up: { min: 1000, max: 500_000 },
        donate_max: 0,
        needs_billing: false,
        checked: false,
        cards: [],
      },
      ...more,
    })),
  )
const dialog = async () => within(await screen.findByRole('dialog'))
const card = { card_id: 4, provider: 'card_a', mask: '424242******4242', brand: 'visa', exp_month: 12, exp_year: 2030, created_at: 1, expired: false }

/** Time goes by, in ms. */
const passes = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)))

describe('the page to which a bank leads back', () => {
  afterEach(() => void vi.useRealTimers())
  const show = (more: object, isCancelled = false) =>
    showScreen(
      payment,
      {
        payment: {
          payment_id: PAYMENT,
          purpose: 'wallet',
          target_id: null,
          sum: 5000,
          donate_sum: 0,
          currency: 'KZT',
          applied: true,
          checked: false,
          ...more,
        },
        isCancelled,
      },
      '/payment/return',
    )

  test.each([
    ['created', t.waiting.title],
    ['pending', t.waiting.title],
    ['paid', /5,000/],
    ['failed', t.failed.title],
    ['refunded', /5,000/],
  ])('says in words that a payment is %s, and leads on', (status, words) => {
    show({ status })
    expect(screen.getByRole('heading', { name: words })).toBeTruthy()
    expect(screen.getByRole('link', { name: t.to.wallet })).toHaveProperty('pathname', '/en/wallet')
  })

  test.each([
    ['order', 7, '/en/zayavka/7/'],
    ['client_order', 9, '/en/o/9'],
    ['top', 1, '/en/tops'],
  ])('leads back to the %s that was paid', (purpose, target_id, path) => {
    show({ status: 'paid', purpose, target_id })
    expect(screen.getByRole('link', { name: t.to[purpose as 'order'] })).toHaveProperty('pathname', path)
  })

  test('tells of all that was paid, a donation too', () => {
    show({ status: 'paid', purpose: 'order', target_id: 7, donate_sum: 50.5 })
    expect(screen.getByRole('heading', { name: /5,050\.50/ })).toBeTruthy()
  })

  test.each([
    ['order', 7, t.unused.wallet.text, t.to.wallet, '/en/wallet'],
    ['top', 1, t.unused.wallet.text, t.to.wallet, '/en/wallet'],
    ['client_order', 9, t.unused.back.text, t.to.client_order, '/en/o/9'],
  ])('says where the money of an %s is that could not be paid any more', (purpose, target_id, text, to, path) => {
    show({ status: 'paid', purpose, target_id, applied: false })
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: to })).toHaveProperty('pathname', path)
  })

  test('asks every three seconds for two minutes, then lets people ask', async () => {
    vi.useFakeTimers()
    const { reload } = show({ status: 'pending' })
    for (let times = 0; times < 40; times += 1) await passes(3000)
    expect(reload).toHaveBeenCalledTimes(40)
    await passes(60_000)
    expect(reload).toHaveBeenCalledTimes(40)
    expect(screen.getByRole('heading', { name: t.late.title })).toBeTruthy()
    expect(screen.getByRole('button', { name: t.again })).toBeTruthy()
  })

  test('does not let whoever turned back at the bank wait for its word', async () => {
    vi.useFakeTimers()
    const { reload } = show({ status: 'created' }, true)
    expect(screen.getByRole('heading', { name: t.failed.title })).toBeTruthy()
    await passes(10_000)
    expect(reload).not.toHaveBeenCalled()
  })

  test.each([
    ['created', true],
    ['pending', false],
    ['paid', false],
  ])('says that who turned back can pay again, to the end, as long as the bank has said nothing: %s, %s', async (status, isTold) => {
    vi.useFakeTimers()
    show({ status })
    const told = () => screen.queryByText(t.turned_back, { exact: false }) !== null
    expect(told()).toBe(isTold)
    for (let times = 0; times < 40; times += 1) await passes(3000)
    expect(told()).toBe(isTold)
  })

  test.each(['created', 'pending', 'failed'])(
    'says of a %s payment that is checked neither that nothing was taken nor that the bank is waited for',
    (status) => {
      show({ status, checked: true }, true)
      expect(screen.getByRole('heading', { name: t.checked.title })).toBeTruthy()
      for (const words of [t.turned_back, t.failed.text, t.waiting.text]) expect(screen.queryByText(words, { exact: false })).toBeNull()
    },
  )

  test.each([
    ['pending', t.waiting.title],
    ['paid', /5,000/],
  ])('tells who turned back and has paid all the same that it is %s', (status, words) => {
    show({ status }, true)
    expect(screen.getByRole('heading', { name: words })).toBeTruthy()
  })

  test('asks no more when it knows', async () => {
    vi.useFakeTimers()
    const { reload } = show({ status: 'paid' })
    await passes(10_000)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('the wallet', () => {
  const show = (more: object = {}) => showScreen(wallet, { ...paged, balance: 100, currency: 'KZT', items: [], cards: [], ...more }, '/wallet')
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: money.top_up }))
    return dialog()
  }

  test('is topped up by the bank that was chosen', async () => {
    payBy()
    const asked = vi.fn()
    api.use(
      mock(getWalletPaymentUrl, ({ input }) => {
        asked(input)
        return { payment_id: PAYMENT, url: '#bank' }
      }),
    )
    show()
    const inside = await open()
    await userEvent.type(await inside.findByLabelText(/Amount/), '5 000,50')
    await userEvent.click(inside.getByRole('checkbox', { name: t.save_card }))
    await userEvent.click(inside.getByRole('button', { name: t.top_up.submit }))
    await expect.poll(() => asked.mock.calls).toEqual([[expect.objectContaining({ provider: 'card_a', sum: 5000.5, save_token: true })]])
    await expect.poll(() => window.location.hash).toBe('#bank')
  })

  test('asks for the sum first: its field has the focus as soon as it is there', async () => {
    payBy()
    show()
    const field = await (await open()).findByLabelText(/Amount/)
    await expect.poll(() => document.activeElement).toBe(field)
  })

  test('closes its dialog without a question where nothing was typed', async () => {
    payBy()
    show()
    const inside = await open()
    await inside.findByRole('radio', { checked: true })
    await userEvent.click(inside.getByRole('button', { name: common.cancel }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  test('is one press by a kept card until something else is asked for', async () => {
    payBy({ cards: [card] })
    const keys: (string | null)[] = []
    api.use(
      http.get('/api/tutor/wallet/pay_by_token/card_a', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return HttpResponse.error()
      }),
    )
    show()
    const inside = await open()
    await userEvent.click(await inside.findByRole('radio', { name: /4242/ }))
    const field = inside.getByLabelText(/Amount/)
    const press = async (sum: string, times: number) => {
      await userEvent.clear(field)
      await userEvent.type(field, sum)
      await userEvent.click(inside.getByRole('button', { name: t.top_up.submit }))
      await expect.poll(() => keys.length).toBe(times)
      await inside.findByText(errorsIn('en').network)
    }
    await press('1000', 1)
    await press('1000', 2)
    await press('2000', 3)
    expect([keys[0] === keys[1], keys[1] === keys[2], keys.includes(null)]).toEqual([true, false, false])
  })

  test('posts the form of a bank that wants one, every value as the bank gave it', async () => {
    payBy()
    const posted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    api.use(
      mock(getWalletPaymentForm, () => ({
        payment_id: PAYMENT,
        action: 'https://bank.example/pay',
        method: 'POST' as const,
        fields: { data: 'ab\nc' },
      })),
    )
    show()
    const inside = await open()
    await userEvent.click(await inside.findByRole('radio', { name: enums.provider.card_form }))
    await userEvent.type(inside.getByLabelText(/Amount/), '1000')
    await userEvent.click(inside.getByRole('button', { name: t.top_up.submit }))
    await expect
      .poll(() => posted.mock.contexts.map((form) => [(form as HTMLFormElement).action, new FormData(form as HTMLFormElement).get('data')]))
      .toEqual([['https://bank.example/pay', 'ab\nc']])
    posted.mockRestore()
  })

  test.each(['', '999', '500001', 'much'])('says the limits at the field when %j is asked for, and asks nobody', async (sum) => {
    payBy()
    show()
    const inside = await open()
    const field = await inside.findByLabelText(/Amount/)
    if (sum) await userEvent.type(field, sum)
    await userEvent.click(inside.getByRole('button', { name: t.top_up.submit }))
    expect(await inside.findByText(/From 1,000/)).toBeTruthy()
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  })

  test('shows the kept cards, and forgets one when it is asked for by its own verb', async () => {
    const gone = vi.fn()
    api.use(
      mock(deletePaymentCard, ({ input }) => {
        gone(input)
        return {}
      }),
    )
    const { reload } = show({ cards: [card, { ...card, card_id: 5, mask: '555555******4444', expired: true }] })
    expect(screen.getByText(money.cards.expired)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Delete the card VISA •• 4242' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Delete the card VISA •• 4242' }))
    expect(gone).not.toHaveBeenCalled()
    await userEvent.click(asked.getByRole('button', { name: money.cards.asked.submit }))
    await expect.poll(() => gone.mock.calls).toEqual([[{ card_id: 4 }]])
    await expect.poll(() => reload.mock.calls.length).toBe(1)
    await screen.findByText(money.cards.removed)
    // its row is gone, and the list has the focus
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('region', { name: money.cards.title }))
  })

  test('a card that is not there any more is forgotten as one that was', async () => {
    api.use(mock(deletePaymentCard, () => fail('card_not_found')))
    const { reload } = show({ cards: [card] })
    await userEvent.click(screen.getByRole('button', { name: 'Delete the card VISA •• 4242' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: money.cards.asked.submit }))
    await screen.findByText(money.cards.removed)
    await expect.poll(() => reload.mock.calls.length).toBe(1)
  })

  test('calls what came back a refund, and what went on to the bank that it came from a refund to the bank', () => {
    const line = { date: 1_770_000_000, type: 'refund', balance_after: 0, order_id: 7, payment_id: null, comment: '', has_invoice: false }
    show({
      items: [
        { ...line, id: 2, sum: -5000, payment_id: 'a' },
        { ...line, id: 1, sum: 5000, balance_after: 5000 },
      ],
    })
    const names = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('b')?.textContent)
    expect(names).toEqual([enums.wallet_type.refund_to_bank, enums.wallet_type.refund])
  })

  test('narrows its lines to one type, which the pages keep', () => {
    show({ type: 'topup', pages_count: 3, page: 2 })
    expect(screen.getByRole('link', { name: enums.wallet_type.topup, current: 'page' })).toBeTruthy()
    expect(screen.getByRole('link', { name: enums.wallet_type.order })).toHaveProperty('search', '?type=order')
    expect(screen.getByRole('link', { name: '3' })).toHaveProperty('search', '?type=topup&page=3')
  })
})

describe('the TOPs', () => {
  const plans = [
    { id: 1, days: 7, price: 3000, currency: 'KZT' },
    { id: 2, days: 14, price: 5000, currency: 'KZT' },
    { id: 3, days: 30, price: 9000, currency: 'KZT' },
  ]
  const show = (more: object = {}) =>
    showScreen(
      tops,
      { tops: { plans, active: null, history: [], places_left: 2, wallet_balance: 6000, can_buy: true, of_school: false, ...more } },
      '/tops',
    )

  test('are bought out of the wallet, which pays once', async () => {
    payBy()
    const asked = vi.fn()
    api.use(
      mock(payTopFromWallet, ({ input }) => {
        asked(input)
        return { top: { id: 1, plan_id: 2, date_from: 1, date_to: 2, sum: 5000, source: 'paid' as const }, wallet_balance: 1000 }
      }),
    )
    const { reload } = show()
    await userEvent.click(screen.getByRole('button', { name: `${top.buy}: 14 days` }))
    const inside = await dialog()
    expect(inside.getByText('1,000 ₸')).toBeTruthy()
    await userEvent.dblClick(inside.getByRole('button', { name: /5,000/ }))
    await expect.poll(() => asked.mock.calls).toEqual([[{ top: 2 }]])
    await expect.poll(() => reload.mock.calls.length).toBe(1)
  })

  test('are bought by a bank where the wallet holds too little', async () => {
    payBy()
    const asked = vi.fn()
    api.use(
      mock(getTopPaymentUrl, ({ input }) => {
        asked(input)
        return { payment_id: PAYMENT, url: '#top' }
      }),
    )
    show()
    await userEvent.click(screen.getByRole('button', { name: `${top.buy}: 30 days` }))
    const inside = await dialog()
    await inside.findByRole('radio', { name: enums.provider.card_a, checked: true })
    expect(inside.getByText(t.bill.whole)).toBeTruthy()
    await userEvent.click(inside.getByRole('button', { name: /9,000/ }))
    await expect.poll(() => asked.mock.calls).toEqual([[expect.objectContaining({ provider: 'card_a', top: 3 })]])
  })

  test('are not offered to a tutor who is not published', () => {
    show({ can_buy: false })
    expect(screen.getByText(top.closed)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /days/ })).toBeNull()
  })

  test('are said not to be for school tutors, who are published', () => {
    show({ can_buy: false, of_school: true })
    expect([screen.queryByText(top.of_school) !== null, screen.queryByText(top.closed)]).toEqual([true, null])
  })

  test('say until when one runs, and that more makes it longer', () => {
    show({ active: { id: 1, date_from: 1_800_000_000, date_to: 1_800_600_000 } })
    expect(screen.getByText(top.active_text)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: new RegExp(`^${top.extend}`) })).toHaveLength(3)
  })
})
