import { eq } from 'drizzle-orm'
import { languageOf, type PaymentProvider } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { clients } from '../clients/table.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { partOf } from '../hosts.ts'
import { siteLink } from '../outbox/links.ts'
import type { Bank, Charge } from '../outside/banks/bank.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { tutors } from '../tutors/table.ts'
import type { Payment } from './table.ts'

/** The bank behind a provider. Throws `provider_unavailable` where the edition does not offer it, or nobody stands behind it (spec: decisions PAY-3). */
export function bankOf({ edition, outside }: Pick<Context, 'edition' | 'outside'>, provider: PaymentProvider): Bank {
  const bank = edition.providers.includes(provider) ? outside.banks(edition.code)[provider] : undefined
  if (!bank) throw new Refusal('provider_unavailable')
  return bank
}

/** What a bank is told of a payment. */
export async function chargeOf(context: Context, payment: Payment, as: Charge['as']): Promise<Charge> {
  const { db, edition, language, settings, siteUrl } = context
  const side = payment.client_id === null ? 'tutor' : 'client'
  const [payer] =
    payment.client_id === null
      ? await db
          .select({ email: tutors.email })
          .from(tutors)
          .where(eq(tutors.id, payment.tutor_id ?? 0))
      : await db.select({ email: clients.email }).from(clients).where(eq(clients.id, payment.client_id))
  return {
    payment_id: payment.id,
    sum: totalOf(payment),
    currency: payment.currency,
    title: `Docento: ${textsOf(edition, language)['enums-money'].payment_purpose[payment.purpose]}`,
    language: languageOf(edition, language),
    email: payer?.email ?? edition.supportEmail,
    return_url: siteLink(context, language, sitePaths.paymentReturn(payment.id, side)),
    cancel_url: siteLink(context, language, sitePaths.paymentCancelled(payment.id, side)),
    callback_url: `${partOf(settings.apiUrl, edition) ?? siteUrl}/api/payments/callback/${payment.provider}`,
    save_card: payment.save_token,
    as,
  }
}

/** All that the bank takes, in currency units. */
export const totalOf = ({ sum, donate_sum }: Pick<Payment, 'sum' | 'donate_sum'>) => Math.round((sum + donate_sum) * 100) / 100
