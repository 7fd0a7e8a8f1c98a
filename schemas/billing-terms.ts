import { EMAIL_LENGTH } from './auth-terms.ts'
import type { BillingField, billingTypes } from './tutor-options.ts'

export type BillingType = (typeof billingTypes)[number]

/** Files of each list of billing data, of the person or company and of the address (spec: decisions TUT-18). */
export const BILLING_FILES = [1, 5] as const
/** Words of a rejected list that a tutor may send: its files in one form. */
export const billingLists = ['billing_documents', 'address_documents'] as const
export type BillingList = (typeof billingLists)[number]

/** Letters that a text of billing data may have. */
export const billingLimits = {
  first_name: [2, 50],
  last_name: [2, 50],
  tax_id: [5, 20],
  vat_id: [4, 16],
  company_name: [2, 120],
  reg_number: [5, 20],
  iban: [15, 34],
  swift: [8, 11],
  bank_name: [2, 80],
  city: [2, 80],
  zip: [3, 12],
  address: [5, 200],
  email_for_invoices: EMAIL_LENGTH,
} as const satisfies Partial<Record<BillingField, readonly [min: number, max: number]>>

const place = ['tax_country', 'iban', 'country', 'city', 'zip', 'address', 'email_for_invoices'] as const
const person = ['first_name', 'last_name', 'birth_date', 'tax_id', ...place] as const

interface Needs {
  needed: readonly BillingField[]
  /** May be left empty. */
  optional: readonly BillingField[]
}

/** The fields of each kind of payee; those of the others are not kept (spec: decisions TUT-18). */
export const billingNeeds: Readonly<Record<BillingType, Needs>> = {
  person: { needed: person, optional: ['swift', 'bank_name'] },
  entrepreneur: { needed: person, optional: ['company_name', 'vat_id', 'reg_number', 'swift', 'bank_name'] },
  company: {
    needed: ['company_name', 'reg_number', 'tax_id', ...place],
    optional: ['vat_id', 'first_name', 'last_name', 'swift', 'bank_name'],
  },
}

/** The groups in which the form shows them. */
export const billingGroups = {
  payee: ['company_name', 'first_name', 'last_name', 'birth_date', 'reg_number', 'tax_id', 'tax_country', 'vat_id'],
  bank: ['iban', 'swift', 'bank_name'],
  address: ['country', 'city', 'zip', 'address', 'email_for_invoices'],
} as const satisfies Record<string, readonly BillingField[]>

/** Whether the digits of an IBAN, its first four moved to the end and letters counted from 10, leave 1 when divided by 97 (ISO 13616). */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
