import { describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { orderIn, safeBack } from '../../../site/auth/back.ts'
import { contactOf } from '../../../site/auth/contact.ts'

const kz = editionOf('kz')
const ua = editionOf('ua')

describe('the way back after sign-in', () => {
  test.each([
    ['/o/7', '/o/7'],
    ['/zayavka/7/?do=pay_from_wallet', '/zayavka/7/?do=pay_from_wallet'],
    ['', undefined],
    [undefined, undefined],
    ['o/7', undefined],
    ['//evil.example/o/7', undefined],
    ['/\\evil.example', undefined],
    ['/o/7\\', '/o/7/'],
    ['/api/tutor/wallet/pay_by_token/card_a', undefined],
    ['/%61pi/tutor/wallet/pay_by_token/card_a', undefined],
    ['https://evil.example', undefined],
    ['javascript:alert(1)', undefined],
    ['/o/7\n', '/o/7'],
    ['/\t/evil.example', undefined],
  ])('%s is %s', (back, path) => expect(safeBack(kz, back)).toBe(path))

  test.each([
    ['/ru/o/7', '/o/7'],
    ['/en/o/7?do=pay', '/o/7?do=pay'],
    ['/ru', '/'],
    ['/ru/ru/o/7', '/ru/o/7'],
    ['/rules', '/rules'],
    ['/pl/o/7', '/pl/o/7'],
    ['/o/7', '/o/7'],
  ])('loses one prefix of its edition, whichever language the sign-in is in by now: %s is %s', (back, path) => expect(safeBack(ua, back)).toBe(path))

  test('tells which order it opens', () =>
    expect([orderIn(kz, '/o/7'), orderIn(kz, '/client_orders'), orderIn(kz, undefined)]).toEqual(['7', undefined, undefined]))
})

describe('a phone or an e-mail typed into one field', () => {
  test.each([
    ['me@docento.test', { email: 'me@docento.test' }],
    ['701 555 01 01', { phone_plain: '7015550101', phone_default_country_code: 1 }],
    ['+7 (701) 555-01-01', { phone_plain: '7015550101', phone_default_country_code: 1 }],
    ['+380671112233', { phone_plain: '380671112233', phone_default_country_code: 0 }],
    ['', 'required'],
    ['70155', 'phone_length'],
    ['70155501ab', 'contact'],
    ['dana.example.com', 'contact'],
    ['+12', 'phone_range'],
  ])('%s', (typed, contact) => expect(contactOf(typed, kz)).toEqual(contact))

  test('a plus before another country’s prefix is a foreign phone, as long as ours or not', () =>
    expect(contactOf('+45 12 34 56 78', editionOf('us'))).toEqual({ phone_plain: '4512345678', phone_default_country_code: 0 }))
})
