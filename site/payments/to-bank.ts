import { pathTo } from '../routes.ts'

/** Where a payment goes on: an address, or a form that is posted there. */
export type BankPage = { url: string } | { action: string; fields: Readonly<Record<string, string>> }

/** Leaves for the bank. */
export function goToBank(page: BankPage) {
  if ('url' in page) return window.location.assign(page.url)
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action: page.action, hidden: true })
  // a field for a line of text would drop what breaks lines, and the bank would not know its own signature
  for (const [name, value] of Object.entries(page.fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
}

/** A payment by a kept card, with the bank's address where something has to be confirmed. */
export interface CardPayment {
  payment_id: string
  url?: string | undefined
}

/** After a kept card was used: to the bank, else to what has become of the payment. */
export const goOn = ({ payment_id, url }: CardPayment, go: (address: string) => void) =>
  url ? window.location.assign(url) : go(`${pathTo('payment')}?payment_id=${payment_id}`)
