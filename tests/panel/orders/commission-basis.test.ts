import { expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { commissionBasis } from '../../../panel/orders/commission-basis.ts'
import { buildOrderTutor } from '../build/orders.ts'

const rate = (id: number) => ({ id, name: String(id) })
const commission = (sum: number, factor = 1) => ({ sum, factor, currency: 'KZT', paid: false })
const nobody = { kind: 'general', rate: null, appointed_tutors: [] } as const
const taughtFor = (id: number) => ({ ...nobody, appointed_tutors: [buildOrderTutor({ state: 'appointed', rate: rate(id) })] })

test.each([
  ['the price of the order', { ...nobody, rate: rate(7000), commission: commission(14_000, 2) }, { price: 7000 }],
  ['the price the tutor named', { ...taughtFor(4500), commission: commission(6800, 1.5) }, { price: 4500 }],
  ['the minimum', { ...taughtFor(2500), commission: commission(2000, 0.5) }, 'minimum'],
  ['a price that is not known here', { ...taughtFor(5000), commission: commission(7000) }, 'given'],
  ['no price yet', { ...nobody, commission: commission(0) }, 'unknown'],
  ['nothing to pay for a school order', { ...nobody, kind: 'school' as const, commission: commission(0) }, 'free'],
  ['nothing to pay for a free tutor', { ...taughtFor(5000), commission: commission(0) }, 'free'],
])('a commission rests on %s', (_, order, basis) => {
  expect(commissionBasis({ ...order, appointed_tutors: [...order.appointed_tutors] }, editionOf('kz'))).toEqual(basis)
})
