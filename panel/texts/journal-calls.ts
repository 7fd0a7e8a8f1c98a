import { orderCalls } from './order-calls.ts'

interface Panel {
  orders: { log: { staff: Readonly<Record<string, string>> } }
}

/** The journal's words for what staff do, by the address of its call: each subject has those of its own calls, as `calls`. */
export const journalCalls = (panel: Panel): Record<string, string> =>
  Object.assign(orderCalls(panel.orders.log.staff), ...Object.values(panel).map((subject: { calls?: Record<string, string> }) => subject.calls))
