import type { PaymentProvider } from '../../editions/index.ts'
import {
  CARDS,
  DONATION_OF_MINIMUM,
  type getOrderPaymentForm,
  type getOrderPaymentUrl,
  type getWalletPaymentForm,
  type getWalletPaymentUrl,
  STATUS,
} from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { type Context, requireTutor } from '../context.ts'
import { FieldProblem, Forbidden, NotFound, WrongStatus } from '../errors.ts'
import { requireOrder, tutorRowsOf } from '../orders/rows.ts'
import type { BankPage } from '../outside/banks/bank.ts'
import { beginPayment, lacksBilling, type Wanted } from './begin.ts'
import { cards } from './cards.ts'
import { bankOf } from './charge.ts'
import { isJudgedStill } from './doubts.ts'

type Begun = Awaited<ReturnType<typeof beginPayment>>

export const asLink = ({ payment_id, page }: Begun) => ({ payment_id, url: (page as Extract<BankPage, { url: string }>).url })
export const asForm = ({ payment_id, page }: Begun) => {
  const { action, fields } = page as Extract<BankPage, { action: string }>
  return { payment_id, action, method: 'POST' as const, fields }
}

/** A top-up between the edition's limits (spec: decisions PAY-6). */
export function topUp(
  context: Context,
  { provider, sum, save_token = false }: { provider: PaymentProvider; sum: number; save_token?: boolean },
): Wanted {
  const { min, max } = context.edition.topUp
  bankOf(context, provider)
  if (sum < min || sum > max) throw new FieldProblem({ sum: 'sum' })
  requireCards(provider, save_token)
  return { provider, purpose: 'wallet', target_id: null, sum, save_token, payer: { tutor_id: requireTutor(context) } }
}

export const walletUrl = async (context: Context, input: Input<typeof getWalletPaymentUrl>) =>
  asLink(await beginPayment(context, topUp(context, input), 'url'))
export const walletForm = async (context: Context, input: Input<typeof getWalletPaymentForm>) =>
  asForm(await beginPayment(context, topUp(context, input), 'form'))

/** The commission of an order, as it is now. Throws `forbidden` unless the tutor was appointed, `not_found` for one that was deleted, `wrong_status` where nothing is to be paid. */
export async function commission(
  context: Context,
  {
    provider,
    order_id,
    save_token = false,
    donate_sum = 0,
  }: { provider: PaymentProvider; order_id: number; save_token?: boolean; donate_sum?: number },
): Promise<Wanted> {
  const tutor_id = requireTutor(context)
  bankOf(context, provider)
  const rows = await tutorRowsOf(context.db, [order_id])
  if (!rows.some((row) => row.tutor_id === tutor_id && row.appointed_at)) throw new Forbidden()
  const order = await requireOrder(context.db, order_id)
  if (order.status === STATUS.deleted) throw new NotFound()
  const isAppointed = rows.some((row) => row.tutor_id === tutor_id && row.state === 'appointed')
  const isDue = order.status === STATUS.appointed || order.status === STATUS.waiting_pay
  if (!isAppointed || !isDue || order.commission_sum <= 0) throw new WrongStatus()
  requireCards(provider, save_token)
  requireDonation(context, provider, donate_sum)
  return { provider, purpose: 'order', target_id: order_id, sum: order.commission_sum, save_token, donate_sum, payer: { tutor_id } }
}

export const orderUrl = async (context: Context, input: Input<typeof getOrderPaymentUrl>) =>
  asLink(await beginPayment(context, await commission(context, input), 'url'))
export const orderForm = async (context: Context, input: Input<typeof getOrderPaymentForm>) =>
  asForm(await beginPayment(context, await commission(context, input), 'form'))

/** One provider keeps cards (spec: decisions PAY-7). */
function requireCards(provider: PaymentProvider, save_token: boolean) {
  if (save_token && provider !== CARDS) throw new FieldProblem({ save_token: 'invalid_value' })
}

/** One provider takes donations, where the edition has them (spec: decisions PAY-10). */
function requireDonation({ edition }: Context, provider: PaymentProvider, donate_sum: number) {
  if (donate_sum === 0) return
  if (!edition.flags.donate || provider !== CARDS) throw new FieldProblem({ donate_sum: 'invalid_value' })
  if (donate_sum < 0 || donate_sum > DONATION_OF_MINIMUM * edition.commissionMinimum) throw new FieldProblem({ donate_sum: 'sum' })
}

/** By what a tutor can pay here: the edition's providers that somebody stands behind. */
export async function ways(context: Context) {
  const { db, edition, outside } = context
  const tutor_id = requireTutor(context)
  const banks = outside.banks(edition.code)
  return {
    providers: edition.providers.filter((provider) => banks[provider]),
    top_up: edition.topUp,
    donate_max: edition.flags.donate ? DONATION_OF_MINIMUM * edition.commissionMinimum : 0,
    ...(await cards(context)),
    needs_billing: await lacksBilling(context, tutor_id),
    checked: await isJudgedStill(db, tutor_id),
  }
}
