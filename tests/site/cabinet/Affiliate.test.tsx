import { screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { screen as affiliate } from '../../../site/cabinet/Affiliate.tsx'
import { showScreen } from '../orders/show-screen.tsx'

const { affiliate: t } = locales.en
const link = 'http://kz.example/register?affiliate_id=7'
const data = {
  ...{ affiliate_id: 7, link, percent: 20, registered_count: 2, published_count: 1, paid_count: 1, earned: 1200, currency: 'KZT' },
  items: [
    { tutor_name_short: 'Dana K.', date: 1_770_000_000, status: 1, sum: 0 },
    { tutor_name_short: 'Alan M.', date: 1_760_000_000, status: 3, sum: 1200 },
  ],
}

test('the link is copied by one press', async () => {
  const user = userEvent.setup()
  showScreen(affiliate, data, '/affiliate')
  expect(screen.getByLabelText(t.link)).toHaveProperty('value', link)
  await user.click(screen.getByRole('button', { name: t.copy }))
  await screen.findByText(t.copied)
  expect(await navigator.clipboard.readText()).toBe(link)
})

test('where the browser copies nothing the link is chosen in its field, and it is said what to do', async () => {
  const user = userEvent.setup()
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }))
  showScreen(affiliate, data, '/affiliate')
  await user.click(screen.getByRole('button', { name: t.copy }))
  await screen.findByText(t.chosen)
  vi.unstubAllGlobals()
  const field = screen.getByLabelText<HTMLInputElement>(t.link)
  expect(document.activeElement).toBe(field)
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link)
})

test('each colleague stands with what they have brought and whether they are published', () => {
  showScreen(affiliate, data, '/affiliate')
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(new RegExp(`^Dana K\\.${t.not_published}`)),
    expect.stringMatching(new RegExp(`^Alan M\\.${t.published}.*1,200`)),
  ])
})

test('before anybody came the page says what to do', () => {
  showScreen(affiliate, { ...data, registered_count: 0, items: [] }, '/affiliate')
  expect(screen.getByText(t.empty.text)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
