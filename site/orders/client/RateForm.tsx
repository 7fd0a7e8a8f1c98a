import { api } from '../../../data-providers/api.ts'
import type { OrderForClient } from '../../../schemas/orders.ts'
import { formatMoney } from '../../../theme/money.ts'
import { useSite, useTexts } from '../../site.ts'
import { Field, Select } from '../../ui/Field.tsx'
import type { Run } from '../use-press.ts'

interface Props {
  order: OrderForClient
  doing: { busy: string | null; run: Run }
  take: (order: OrderForClient) => void
}

/** The price the client agrees to; saved as soon as it is chosen (spec: decisions ORD-5, ORD-18). */
export function RateForm({ order, doing, take }: Props) {
  const { edition, language } = useSite()
  const t = useTexts('orders')
  const client = useTexts('orders-client').order
  const { per_hour } = useTexts('common')
  const priceOf = (amount: number) => formatMoney(amount, edition, language) + per_hour
  if (!order.actions.includes('set_rate'))
    return order.rate ? (
      <dl className="pairs s">
        <dt>{t.facts.price}</dt>
        <dd className="num">{priceOf(order.rate.id)}</dd>
      </dl>
    ) : null
  const save = (rate_id: number) =>
    rate_id &&
    doing.run(
      'set_rate',
      () => api.post('/client/order/set_rate', { order_id: order.id, rate_id }),
      t.done,
      ({ order }) => take(order),
    )
  return (
    <Field name="rate_id" label={client.rate}>
      {(control) => (
        <Select
          {...control}
          className="num"
          // a price that the browser kept of an earlier visit is nobody's choice
          autoComplete="off"
          value={order.rate_id ?? ''}
          disabled={doing.busy === 'set_rate'}
          {...(!order.rate_id && { empty: client.rate_empty })}
          options={order.rates.map(({ id }) => ({ value: id, label: priceOf(id) }))}
          onChange={(event) => save(Number(event.currentTarget.value))}
        />
      )}
    </Field>
  )
}
