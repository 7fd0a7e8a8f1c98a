import { fireEvent, screen } from '@testing-library/preact'
import { describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { locales } from '../../../locales/index.ts'
import priceThumbs from '../../../site/behaviours/price-thumbs.ts'
import { buildCatalogue } from '../../build/catalogue-answer.ts'
import { buildSite } from '../in-site.tsx'
import { showPage } from '../show-page.ts'

const { filters: t } = locales.ru
const { ratePoints } = editionOf('kz')

/** The price filter as the server draws it in a list that is sorted by reviews. */
async function drawn(rate_from: number | null, rate_to: number | null) {
  const data = buildCatalogue({ path: 'repetitor/?sort=reviews', filters: { rate_from, rate_to } })
  const { page } = await showPage('/repetitor/', { '/client/tutors': data })
  const form = page.querySelector('aside form') as HTMLFormElement
  document.body.replaceChildren(form)
}
const wake = () => priceThumbs(document.querySelector('site-island') as HTMLElement, {}, async () => buildSite({ language: 'ru' }))
const open = async (from: number | null, to: number | null) => {
  await drawn(from, to)
  await wake()
}
const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const place = (price: number) => String(ratePoints.indexOf(price))
const slide = (name: string, price: number) => fireEvent.input(thumb(name), { target: { value: place(price) } })
const sent = () => [...new FormData(document.querySelector('form') ?? undefined)].map(String)

describe('price filter', () => {
  test.each([
    { rule: 'sends both ends', from: 4000, to: 9000, fields: ['sort,reviews', 'rate_from,4000', 'rate_to,9000'] },
    { rule: 'drops the lowest', from: 2000, to: 9000, fields: ['sort,reviews', 'rate_to,9000'] },
    { rule: 'drops the highest', from: 4000, to: 30000, fields: ['sort,reviews', 'rate_from,4000'] },
  ])('$rule', async ({ from, to, fields }) => {
    await open(5000, 8000)
    slide(t.price_from, from)
    slide(t.price_to, to)
    expect(sent()).toEqual(fields)
  })

  test('sends what the list has as long as no thumb was moved', async () => {
    await drawn(5000, null)
    expect(sent()).toEqual(['sort,reviews', 'rate_from,5000'])
    await wake()
    expect(sent()).toEqual(['sort,reviews', 'rate_from,5000'])
  })

  test.each([
    { end: 'price_from' as const, from: null, to: 4500, wanted: 9000 },
    { end: 'price_to' as const, from: 3500, to: null, wanted: 2000 },
  ])('stops $end one point short of the other end', async ({ end, from, to, wanted }) => {
    await open(from, to)
    slide(t[end], wanted)
    expect(thumb(t[end]).getAttribute('aria-valuetext')).toBe('4\u00a0000\u00a0₸')
    expect(thumb(t[end]).value).toBe(place(4000))
  })

  test('writes the range above its thumbs', async () => {
    await open(null, null)
    slide(t.price_from, 3000)
    slide(t.price_to, 9000)
    expect(document.querySelector('fieldset p')?.textContent).toBe('3\u00a0000\u00a0– 9\u00a0000\u00a0₸')
  })

  test('has nothing to press unless something differs from the list', async () => {
    await open(null, null)
    expect(screen.queryByRole('button')).toBeNull()
    slide(t.price_from, 3000)
    expect(screen.getByRole('button', { name: t.show })).toBeTruthy()
    slide(t.price_from, 2000)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('takes over thumbs that were moved before it woke, and keeps them apart too', async () => {
    await drawn(null, 4500)
    thumb(t.price_from).value = place(9000)
    await wake()
    expect(thumb(t.price_from).value).toBe(place(4000))
    expect(sent()).toEqual(['sort,reviews', 'rate_from,4000', 'rate_to,4500'])
    expect(screen.getByRole('button', { name: t.show })).toBeTruthy()
  })

  test('asks the browser not to put prices into it that were chosen on the way to another page', async () => {
    await drawn(4000, 9000)
    expect(document.querySelector('form')?.getAttribute('autocomplete')).toBe('off')
  })

  test('says what its list has when the page comes back from the browser’s memory', async () => {
    await open(4000, 9000)
    slide(t.price_from, 5000)
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    expect(thumb(t.price_from).value).toBe(place(4000))
    expect(document.querySelector('fieldset p')?.textContent).toBe('4\u00a0000\u00a0– 9\u00a0000\u00a0₸')
    expect(sent()).toEqual(['sort,reviews', 'rate_from,4000', 'rate_to,9000'])
    expect(screen.queryByRole('button')).toBeNull()
  })
})
