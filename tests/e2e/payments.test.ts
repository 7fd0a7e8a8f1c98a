import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { newSending } from '../../data-providers/sending.ts'
import { type EditionCode, editionOf, type Language, type PaymentProvider } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { topPlans } from '../../schemas/index.ts'
import { sandboxCards } from '../../server/outside/banks/sandbox.ts'
import { formatMoney } from '../../theme/money.ts'
import { fill, plural } from '../../theme/words.ts'
import { useBrowser } from '../browser.ts'
import { apiAs, apiOf } from './api.ts'

const { visit } = await useBrowser()

const wordsOf = (code: EditionCode) => textsOf(editionOf(code), editionOf(code).locales[0] as Language)

/** A commission of the demo tutor that is due, and where its bill opens. */
async function dueIn(code: EditionCode) {
  // with less motion Chromium tells of a transition that it leaves out on the way back from a posted page
  const page = await visit('about:blank', { as: 'tutor', edition: code, reducedMotion: 'no-preference' })
  const answer = await (await apiAs('tutor', code)).get('/tutor/orders/active', {})
  const due = answer.data && 'orders' in answer.data ? answer.data.orders.find(({ status }) => status === 5) : undefined
  if (!due) throw new Error(`${code} has no commission to pay`)
  const bill = `/zayavka/${due.order_id}/?do=pay_from_wallet`
  return { page, bill, order_id: due.order_id, sum: due.commission.sum }
}

const sumIn = (code: EditionCode, sum: number) => formatMoney(sum, editionOf(code), editionOf(code).locales[0] as Language)
const bankOf = (code: EditionCode, provider: PaymentProvider) => wordsOf(code)['enums-money'].provider[provider]

/** Pays the open bill at the sandbox bank, as one does at a real one, and comes back to the product. */
async function payBy(page: Page, code: EditionCode, way: string, sum: number, what: 'order' | 'top' = 'order'): Promise<string> {
  const { payment } = wordsOf(code)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: way }).check()
  const shown = sumIn(code, sum)
  await dialog.getByRole('button', { name: fill(payment.bill.submit, { sum: shown }) }).click()
  await page.getByRole('heading', { name: 'Sandbox bank' }).waitFor()
  await page.locator('select[name=outcome]').selectOption('paid')
  await page.getByRole('button').click()
  await page.getByText(fill(payment.paid[what], { sum: shown })).waitFor()
  const payment_id = new URL(page.url()).searchParams.get('payment_id') ?? ''
  await page.getByRole('link', { name: payment.to[what] }).click()
  await page.waitForURL(what === 'order' ? /\/zayavka\/\d+/ : '/tops')
  return payment_id
}

const stateOf = async (page: Page, payment_id: string) => {
  const { data } = await apiOf(page).post('/tutor/payments/get_status', { payment_id })
  return data && 'status' in data ? data.status : null
}

test('in Kazakhstan a card that was kept at a top-up pays a commission when its bank has asked for 3-D Secure', async () => {
  const { page, bill, sum } = await dueIn('kz')
  const { wallet, payment } = wordsOf('kz')
  await page.goto('/wallet')
  await page.getByRole('button', { name: wallet.top_up }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(payment.top_up.sum).fill('1000')
  await dialog.getByRole('checkbox', { name: payment.save_card }).check()
  await dialog.getByRole('button', { name: payment.top_up.submit }).click()
  await page.locator('select[name=card]').selectOption('confirm')
  await page.getByRole('button').click()
  await page.getByText(fill(payment.paid.wallet, { sum: sumIn('kz', 1000) })).waitFor()
  await page.goto(bill)
  const last = sandboxCards.confirm.slice(-4)
  const payment_id = await payBy(page, 'kz', fill(payment.card, { brand: 'VISA', last }), sum)
  expect(await stateOf(page, payment_id)).toBe('paid')
})

test('a commission is paid by card in the States, and comes back to the bank when staff take the payment off; a TOP is bought in the same way', async () => {
  const { page, bill, order_id, sum } = await dueIn('us')
  await page.goto(bill)
  const payment_id = await payBy(page, 'us', bankOf('us', 'card_b'), sum)
  const staff = await apiAs('staff 1', 'us')
  expect((await staff.post('/admin/order/set_paid_off', { order_id }, newSending())).status).toBe('success')
  await expect.poll(() => stateOf(page, payment_id)).toBe('refunded')
  await page.goto(`/payment/return?payment_id=${payment_id}`)
  await page.getByText(fill(wordsOf('us').payment.refunded, { sum: sumIn('us', sum) })).waitFor()

  await page.goto('/tops')
  const { tops } = wordsOf('us')
  await page.getByRole('button', { name: `${tops.buy}: ${plural(tops.days, topPlans[1], editionOf('us'), 'en')}` }).click()
  await payBy(page, 'us', bankOf('us', 'card_b'), editionOf('us').topPrices[0], 'top')
  await page.getByRole('heading', { name: new RegExp(`^${tops.active.split('{')[0]}`) }).waitFor()
})

test('a bank that posts its payer back leads to the page about the payment, where they are still signed in', async () => {
  const page = await visit('/wallet', { as: 'tutor', edition: 'us' })
  const { data } = await apiOf(page).post('/tutor/wallet/get_payment_url/{provider}', { provider: 'card_b', sum: 20 })
  const payment_id = data && 'payment_id' in data ? data.payment_id : ''
  const back = `${new URL(page.url()).origin}/payment/return?payment_id=${payment_id}`
  await page.route('http://bank.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<form method="post" action="${back}"><button>Back</button></form>` }),
  )
  await page.goto('http://bank.example/')
  await page.getByRole('button').click()
  await page.getByRole('heading', { name: wordsOf('us').payment.waiting.title }).waitFor()
  expect(page.url()).toBe(back)
})

test('in Mexico it is paid by a form that is posted to the bank', async () => {
  const { page, bill, sum } = await dueIn('mx')
  await page.goto(bill)
  const payment_id = await payBy(page, 'mx', bankOf('mx', 'bank_form'), sum)
  expect(await stateOf(page, payment_id)).toBe('paid')
})

test('in Poland nothing is paid before billing data are sent, and their invoice is made out to them', async () => {
  const { page, bill, sum } = await dueIn('pl')
  const words = wordsOf('pl')
  const staff = await apiAs('staff 1', 'pl')
  await staff.post('/admin/tutor/billing_data/approve', { tutor_id: 1, approve: false, reject_comment: 'The address is missing.' })
  await page.goto(bill)
  await page.getByRole('dialog').getByRole('link', { name: words.payment.to_billing }).click()
  await page.getByText('The address is missing.').waitFor()
  await page.getByRole('textbox', { name: words.billing.fields.address }).fill('ul. Prosta 7')
  await page.getByRole('button', { name: words.billing.save }).click()
  await page.getByRole('status').getByText(words.billing.done).waitFor()
  await page.goto(bill)
  const payment_id = await payBy(page, 'pl', bankOf('pl', 'bank_url'), sum)
  await page.goto('/wallet')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: words.wallet.invoice }).first().click()
  expect((await saved).suggestedFilename()).toMatch(/^invoice-D\d-\d{6}\.pdf$/)
  expect(await stateOf(page, payment_id)).toBe('paid')
})
