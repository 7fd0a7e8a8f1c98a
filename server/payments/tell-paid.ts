import { eq } from 'drizzle-orm'
import { languageOf } from '../../editions/index.ts'
import { formatMoney } from '../../theme/money.ts'
import type { Context } from '../context.ts'
import { siteLink } from '../outbox/links.ts'
import { sendMail } from '../outbox/send.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { tutors } from '../tutors/table.ts'
import { totalOf } from './charge.ts'
import type { Payment } from './table.ts'

/** Mails a tutor that their money came (spec: decisions MSG-11). */
export async function tellPaid(context: Context, payment: Payment & { tutor_id: number }): Promise<void> {
  const { tx, edition } = context
  const [tutor] = await tx.select({ email: tutors.email, lang: tutors.lang, name: tutors.name }).from(tutors).where(eq(tutors.id, payment.tutor_id))
  if (!tutor?.email) return
  const { email: to, lang, name } = tutor
  const words = { sum: formatMoney(totalOf(payment), edition, languageOf(edition, lang)) }
  await sendMail(context, { template: 'tutor_payment_received', to, lang, name, words, link: { url: siteLink(context, lang, sitePaths.wallet) } })
}
