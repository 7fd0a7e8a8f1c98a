import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../../data-providers/index.ts'
import { forgetSession } from '../../data-providers/session.ts'
import type { OrderForStaff } from '../../schemas/index.ts'
import { undoable } from '../../schemas/order-life.ts'
import { useCall } from '../layout/call.ts'
import { useToast } from '../layout/toast.ts'
import { slugs } from '../slugs.ts'
import { useSubmit } from '../ui/form/submit.ts'
import { recordKey } from '../ui/record/whole-record.ts'

type Answered = Parameters<typeof dataOf<{ order: OrderForStaff }>>[0]

/** Puts the order that a call answered on the screen; lists and the bell are asked anew when next seen. */
export function showOrder(queries: QueryClient, order: OrderForStaff) {
  queries.setQueryData(recordKey(slugs.orders, order.id), order)
  void queries.invalidateQueries({ queryKey: [slugs.orders, 'getList'] })
  void queries.invalidateQueries({ queryKey: [slugs.audit] })
  forgetSession()
  void queries.invalidateQueries({ queryKey: ['session'] })
}

/** Somebody else may have moved the order that an action was refused for: it is read again wherever it is shown. */
const readAgain = (queries: QueryClient) => void queries.invalidateQueries({ queryKey: [slugs.orders] })

/** What takes a change back: a call that answers the order as it is again. */
type TakeBack = () => Answered

/** The way back from a step that the server takes back for a moment; undefined from any other. */
export const wayBack = (action: string, order_id: number): TakeBack | undefined =>
  (undoable as readonly string[]).includes(action) ? () => api.post('/admin/order/undo', { order_id }) : undefined

/** Makes the call that takes a change back, and reports it. */
export function useTakeBack() {
  const queries = useQueryClient()
  const toast = useToast()
  return async (takeBack: TakeBack) => {
    try {
      const { order } = await dataOf(takeBack())
      showOrder(queries, order)
      toast.success('toast.undone')
    } catch (error) {
      toast.failure(error)
      readAgain(queries)
    }
  }
}

/** Makes a call that answers the order as it became; the toast offers the way back where there is one. */
export function useOrderVerb() {
  const queries = useQueryClient()
  const { isBusy, run } = useCall()
  const goBack = useTakeBack()
  const act = async (call: () => Answered, done?: string, takeBack?: TakeBack): Promise<boolean> => {
    const data = await run(() => dataOf(call()), done, takeBack && (() => void goBack(takeBack)))
    if (data) showOrder(queries, data.order)
    else readAgain(queries)
    return data !== undefined
  }
  return { isBusy, act }
}

/** What a form about an order does on submit; the order it answers is shown. */
export function useOrderSubmit<Values>(
  call: (values: Values) => Answered,
  { takeBack, sourceOf }: { takeBack?: TakeBack | undefined; sourceOf?: (field: string) => string } = {},
) {
  const queries = useQueryClient()
  const goBack = useTakeBack()
  return useSubmit((values: Values) => dataOf(call(values)), {
    ...(takeBack && { wayBackOf: () => () => void goBack(takeBack) }),
    ...(sourceOf && { sourceOf }),
    onDone: ({ order }) => showOrder(queries, order),
    onRefused: ({ error }) => {
      if (typeof error === 'string') readAgain(queries)
      return false
    },
  })
}
