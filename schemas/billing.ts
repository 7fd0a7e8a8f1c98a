import * as z from 'zod/mini'
import { BILLING_FILES, billingLimits, isIban } from './billing-terms.ts'
import { call, Email, Id, Ids, List, or, Payload, read, some, Text, Uploaded, Version, Words } from './common.ts'
import { countryCodes } from './country-codes.ts'
import { BillingData, BillingFile } from './tutor-actions.ts'
import { billingTypes } from './tutor-options.ts'
import { documentTypes } from './upload-terms.ts'

const tutor = { allow: ['tutor'] } as const
const text = ([min, max]: readonly [number, number]) => or(Text(min, max), null)
/** Numbers are written with spaces and in small letters too. */
const code = <T extends z.ZodMiniType>(inner: T) =>
  read((value) => (typeof value === 'string' ? value.replaceAll(/\s/g, '').toUpperCase() : value), inner)
const country = or(code(z.literal(countryCodes)), null)

/** What a tutor sends; which of it is needed depends on the kind of payee. Files that are not among the kept are taken away (spec: decisions TUT-18). */
export const BillingSave = /* @__PURE__ */ z.object({
  type: Words(billingTypes),
  first_name: text(billingLimits.first_name),
  last_name: text(billingLimits.last_name),
  birth_date: or(z.iso.date(), null),
  tax_id: or(code(Text(...billingLimits.tax_id)), null),
  tax_country: country,
  vat_id: or(code(Text(...billingLimits.vat_id)), null),
  company_name: text(billingLimits.company_name),
  reg_number: or(code(Text(...billingLimits.reg_number)), null),
  iban: or(code(z.string().check(z.refine(isIban))), null),
  swift: or(code(z.string().check(z.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/))), null),
  bank_name: text(billingLimits.bank_name),
  country,
  city: text(billingLimits.city),
  zip: text(billingLimits.zip),
  address: text(billingLimits.address),
  email_for_invoices: or(Email, null),
  billing_documents: some(Ids),
  address_documents: some(Ids),
  version: Version,
})
export type BillingSave = z.output<typeof BillingSave>

const answer = {
  billing_data: BillingData,
  billing_status: z.int(),
  reject_comment: z.string(),
  version: z.int(),
  billing_documents: z.array(BillingFile),
  address_documents: z.array(BillingFile),
}
const [, most] = BILLING_FILES
const files = or(List(Uploaded, most), [])

export const getBilling = call('GET', '/tutor/billing_data/get', {
  about: "The tutor's own billing data (decisions TUT-18)",
  ...tutor,
  answer,
  errors: ['not_found'],
})
export const getBillingFile = call('GET', '/tutor/billing_data/get_file', {
  about: 'One of the own private files of billing data (decisions TUT-18, API-15)',
  ...tutor,
  query: { document_id: Id },
  errors: ['not_found'],
  file: documentTypes[0],
})
export const saveBilling = call('POST', '/tutor/billing_data/save', {
  about: 'Sends billing data and their proofs to be checked (decisions TUT-18)',
  ...tutor,
  personal: true,
  body: { billing_data: Payload(BillingSave), new_billing_documents: files, new_address_documents: files },
  answer,
  errors: ['not_found', 'wrong_status', 'conflict', 'file_type', 'file_too_big', 'too_many_files', 'too_many_requests'],
  uploads: { most: most * 2, types: documentTypes },
})
