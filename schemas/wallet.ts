import * as z from 'zod/mini'
import { call, Id, Int, listOf, Page, some, Words } from './common.ts'
import { area } from './rights.ts'
import { MOST_MONEY, walletTypes } from './wallet-terms.ts'

export const WalletLine = /* @__PURE__ */ z
  .object({
    id: z.int(),
    date: z.int(),
    type: z.enum(walletTypes),
    sum: z.number(),
    balance_after: z.number(),
    order_id: z.nullable(z.int()),
    payment_id: z.nullable(z.string()),
    comment: z.string(),
    /** Its payment has one to be saved. */
    has_invoice: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'WalletLine' })

export const getWalletHistory = call('GET', '/tutor/wallet/history', {
  about: "The tutor's balance and ledger, newest first; of one type of line where it is named (decisions PAY-6)",
  allow: ['tutor'],
  query: { page: Page, type: some(Words(walletTypes)) },
  answer: { balance: z.number(), currency: z.string(), ...listOf('items', WalletLine) },
})
export const checkLedger = call('GET', '/admin/wallet/check', {
  about: 'Whether every balance is the sum of its lines; else whose is not; added up once an hour (decisions PAY-6)',
  allow: area('desktop'),
  answer: {
    counted_at: z.int(),
    wallets: z.int(),
    lines: z.int(),
    wrong: z.array(z.object({ tutor_id: z.int(), name: z.string(), balance: z.number(), sum: z.number() })),
  },
})
export const addMoney = call('POST', '/admin/tutor/wallet/add_money', {
  about: "Puts money into a tutor's wallet or takes it out, never below zero (decisions TUT-16)",
  allow: area('tutors_money'),
  body: { tutor_id: Id, sum: Int(-MOST_MONEY, MOST_MONEY) },
  answer: { balance: z.number(), line: WalletLine },
  errors: ['not_found', 'not_enough_money', 'other'],
  once: true,
})
