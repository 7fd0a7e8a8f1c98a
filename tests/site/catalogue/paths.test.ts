import { describe, expect, test } from 'vitest'
import { pageLink, priceForm, withRates } from '../../../site/catalogue/paths.ts'

describe('a page of the list', () => {
  test.each([
    ['repetitor/', 1, 'repetitor/'],
    ['repetitor/', 2, 'repetitor/2'],
    ['repetitor/maths/3', 2, 'repetitor/maths/2'],
    ['repetitor/maths/3', 1, 'repetitor/maths/'],
    ['repetitor/maths/2?sort=reviews&verified=1', 3, 'repetitor/maths/3?sort=reviews&verified=1'],
  ])('of %s is %i: %s', (link, page, expected) => expect(pageLink(link, page)).toBe(expected))
})

describe('other prices', () => {
  test.each([
    ['repetitor/', { rate_from: 3000, rate_to: null }, 'repetitor/?rate_from=3000'],
    ['repetitor/4?sort=reviews', { rate_from: null, rate_to: 9000 }, 'repetitor/?sort=reviews&rate_to=9000'],
    ['repetitor/?rate_from=3000&rate_to=9000', { rate_from: null, rate_to: null }, 'repetitor/'],
  ])('on %s lead to the first page: %j', (link, rates, expected) => expect(withRates(link, rates)).toBe(expected))

  test('are sent by a form that keeps the rest of the query', () =>
    expect(priceForm('repetitor/maths/2?rate_to=9000&place=tutor&verified=1')).toEqual({
      action: 'repetitor/maths/',
      kept: [
        ['place', 'tutor'],
        ['verified', '1'],
      ],
    }))
})
