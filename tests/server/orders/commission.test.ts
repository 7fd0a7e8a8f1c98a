import { describe, expect, test } from 'vitest'
import { type EditionCode, editionOf } from '../../../editions/index.ts'
import { commissionOf } from '../../../server/orders/commission.ts'
import { paymentDeadline } from '../../../server/orders/deadline.ts'

describe('the commission', () => {
  test.each<[EditionCode, number | null, number, number]>([
    ['kz', 6000, 4, 3000],
    ['kz', 6000, 0, 6000],
    ['kz', 6000, 1, 6000],
    ['kz', 6000, 2, 9000],
    ['kz', 6000, 3, 12_000],
    ['kz', 2500, 4, 2000],
    ['kz', 4500, 2, 6800],
    ['kz', null, 1, 0],
    ['ua', 350, 2, 530],
    ['ua', 150, 4, 150],
    ['pl', 50, 4, 30],
    ['pl', 90, 2, 135],
    ['us', 15, 4, 10],
    ['us', 25, 2, 38],
    ['mx', 150, 4, 100],
    ['mx', 250, 2, 380],
    ['es', 25, 2, 38],
  ])('in %s for a price of %s and regularity %i is %i', (code, price, regularity, sum) => {
    expect(commissionOf({ price, regularity }, editionOf(code)).sum).toBe(sum)
  })

  test('of a free order is nothing', () => {
    expect(commissionOf({ price: 6000, regularity: 3, free: true }, editionOf('kz')).sum).toBe(0)
  })
})

test.each<[EditionCode, string, string]>([
  ['kz', '2026-03-12T18:30:00Z', '2026-03-15T18:59:59Z'],
  ['kz', '2026-03-12T19:30:00Z', '2026-03-16T18:59:59Z'],
  ['ua', '2026-03-27T10:00:00Z', '2026-03-30T20:59:59Z'],
  ['es', '2026-10-23T10:00:00Z', '2026-10-26T22:59:59Z'],
  ['in', '2026-03-12T20:00:00Z', '2026-03-16T18:29:59Z'],
])('in %s a first lesson at %s is to be paid by %s, over changes of the clock too', (code, lesson, deadline) => {
  expect(paymentDeadline(new Date(lesson), editionOf(code)).toISOString()).toBe(deadline.replace('Z', '.000Z'))
})
