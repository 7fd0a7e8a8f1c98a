import * as z from 'zod/mini'
import { call, Flag, Id, Ids, JsonText, List, listOf, Money, or, Page, Payload, some, Text, Version, Words } from './common.ts'
import { merchantPurposes } from './merchant-terms.ts'
import { area } from './rights.ts'

const providers = ['card_a', 'card_b', 'card_c', 'bank_url', 'card_form', 'bank_form'] as const
/** Stands for a secret, which nobody reads; sent back, or empty, it leaves the kept one as it is. */
export const HIDDEN_SECRET = '****'

export const MerchantFilters = /* @__PURE__ */ z.object({
  ids: some(Ids),
  active: some(Flag),
  purpose: some(Words(merchantPurposes)),
  /** In the name, the account and the legal name. */
  text: some(Text(1, 100)),
})
export type MerchantFilters = z.output<typeof MerchantFilters>

/** An account with a bank that payments go to (spec: decisions PAY-9). */
export const Merchant = /* @__PURE__ */ z
  .object({
    merchant_id: z.int(),
    name: z.string(),
    provider: z.enum(providers),
    account: z.string(),
    secret: z.string(),
    legal_name: z.string(),
    tax_number: z.string(),
    address: z.string(),
    invoice_prefix: z.string(),
    purposes: z.array(z.enum(merchantPurposes)),
    is_default: z.boolean(),
    active: z.boolean(),
    daily_limit: z.nullable(z.number()),
    created_at: z.int(),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'Merchant' })

const input = {
  name: Text(2, 100),
  provider: Words(providers),
  account: Text(1, 100),
  legal_name: or(Text(0, 200), ''),
  tax_number: or(Text(0, 50), ''),
  address: or(Text(0, 300), ''),
  invoice_prefix: or(Text(0, 10), ''),
  purposes: List(Words(merchantPurposes), merchantPurposes.length),
  is_default: or(Flag, false),
  active: or(Flag, true),
  /** What it may take in a day, in the edition's currency; null for no limit. */
  daily_limit: or(Money, null),
}

const about = { allow: area('merchants') }
const answer = { merchant: Merchant }

export const listMerchants = call('POST', '/admin/card_a_merchants/get', {
  ...about,
  about: 'Accounts with banks by filters, those in use first (decisions PAY-9)',
  body: { page: Page, filters: or(JsonText(MerchantFilters), {}) },
  answer: listOf('merchants', Merchant),
  changes: false,
})
export const getMerchant = call('GET', '/admin/card_a_merchant/get', {
  ...about,
  about: 'One account with a bank; its secret is never told (decisions PAY-9)',
  query: { merchant_id: Id },
  answer,
  errors: ['not_found'],
})
export const createMerchant = call('POST', '/admin/card_a_merchant/create', {
  ...about,
  about: 'Adds an account with a bank; the first of a provider is its default (decisions PAY-9)',
  body: { merchant: Payload(z.object({ ...input, secret: Text(8, 500) })) },
  answer,
  personal: true,
})
export const saveMerchant = call('POST', '/admin/card_a_merchant/save', {
  ...about,
  about: 'Changes an account with a bank; a secret that is left out stays, a stale version is a conflict (decisions PAY-9)',
  body: { merchant: Payload(z.object({ merchant_id: Id, ...input, secret: or(Text(0, 500), ''), version: Version })) },
  answer,
  errors: ['not_found', 'conflict'],
  personal: true,
})
export const deleteMerchant = call('POST', '/admin/card_a_merchant/delete', {
  ...about,
  about: 'Removes an account with a bank that no payment went to (decisions PAY-9)',
  body: { merchant_id: Id },
  errors: ['not_found', 'in_use'],
  personal: true,
})
