import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { dataOf } from '../../data-providers/index.ts'
import { forgetSession } from '../../data-providers/session.ts'
import type { OrderForStaff } from '../../schemas/index.ts'
import { useCall } from '../layout/call.ts'
import { slugs } from '../slugs.ts'
import { useSubmit } from '../ui/form/submit.ts'

type Answered = Parameters<typeof dataOf<{ order: OrderForStaff }>>[0]

const oneKey = (id: number) => [slugs.orders, 'getOne', { id: String(id) }]

/** Puts the order that a call answered on the screen; lists and the bell are asked anew when next seen. */
export function showOrder(queries: QueryClient, order: OrderForStaff) {
  queries.setQueryData(oneKey(order.id), order)
  void queries.invalidateQueries({ queryKey: [slugs.orders, 'getList'] })
  void queries.invalidateQueries({ queryKey: [slugs.audit] })
  forgetSession()
  void queries.invalidateQueries({ queryKey: ['session'] })
}

/** Somebody else may have moved the order that an action was refused for: it is read again wherever it is shown. */
const readAgain = (queries: QueryClient) => void queries.invalidateQueries({ queryKey: [slugs.orders] })

/** Makes a call that answers the order as it became. */
export function useOrderVerb() {
  const queries = useQueryClient()
  const { isBusy, run } = useCall()
  const act = async (call: () => Answered, done?: string): Promise<boolean> => {
    const data = await run(() => dataOf(call()), done)
    if (data) showOrder(queries, data.order)
    else readAgain(queries)
    return data !== undefined
  }
  return { isBusy, act }
}

/** What a form about an order does on submit; the order it answers is shown. */
export function useOrderSubmit<Values>(call: (values: Values) => Answered, done?: string) {
  const queries = useQueryClient()
  return useSubmit((values: Values) => dataOf(call(values)), {
    ...(done && { done }),
    onDone: ({ order }) => showOrder(queries, order),
    onRefused: ({ error }) => {
      if (typeof error === 'string') readAgain(queries)
      return false
    },
  })
}
