import { cleanup, fireEvent, screen } from '@testing-library/preact'
import { afterEach, describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import PriceFilter from '../../../site/islands/PriceFilter.tsx'
import { renderIn } from '../in-site.tsx'

afterEach(cleanup)
const { ratePoints } = editionOf('kz')

const show = (from: number | null, to: number | null) =>
  renderIn(<PriceFilter action="/repetitor/" kept={[['sort', 'reviews']]} from={from} to={to} />)
const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const slide = (name: string, price: number) => fireEvent.input(thumb(name), { target: { value: String(ratePoints.indexOf(price)) } })
const sent = (container: Element) => [...new FormData(container.querySelector('form') ?? undefined)].map(String)

describe('price filter', () => {
  test.each([
    { rule: 'sends both ends', from: 4000, to: 9000, fields: ['sort,reviews', 'rate_from,4000', 'rate_to,9000'] },
    { rule: 'drops the lowest', from: 2000, to: 9000, fields: ['sort,reviews', 'rate_to,9000'] },
    { rule: 'drops the highest', from: 4000, to: 30000, fields: ['sort,reviews', 'rate_from,4000'] },
  ])('$rule', ({ from, to, fields }) => {
    const { container } = show(5000, 8000)
    slide('Price from', from)
    slide('Price to', to)
    expect(sent(container)).toEqual(fields)
  })

  test.each([
    { end: 'Price from', from: null, to: 4500, wanted: 9000 },
    { end: 'Price to', from: 3500, to: null, wanted: 2000 },
  ])('stops $end one point short of the other end', ({ end, from, to, wanted }) => {
    show(from, to)
    slide(end, wanted)
    expect(thumb(end).getAttribute('aria-valuetext')).toBe('4,000\u00a0₸')
    expect(thumb(end).value).toBe(String(ratePoints.indexOf(4000)))
  })

  test('has nothing to press before something changes', () => {
    show(null, null)
    expect(screen.queryByRole('button')).toBeNull()
    slide('Price from', 3000)
    expect(screen.getByRole('button', { name: 'Show' })).toBeTruthy()
  })
})
