import { beforeEach, expect, test } from 'vitest'
import { campaign } from '../../../site/requests/campaign.ts'

beforeEach(() => sessionStorage.clear())

test('a request tells the campaign and the referrer that the session remembers', () => {
  sessionStorage.setItem('utm', '{"utm_source":"mail"}')
  sessionStorage.setItem('referrer', 'https://search.example/')
  expect(campaign()).toEqual({ utm_source: 'mail', referrer: 'https://search.example/' })
})

test.each(['"mail"', '["mail"]', '{"utm_source":{"a":1},"price":"0"}', '7', '{'])('%s in the place of a campaign tells nothing', (stored) => {
  sessionStorage.setItem('utm', stored)
  expect(campaign()).toEqual({})
})
