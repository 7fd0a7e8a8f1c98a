import { orderCalls } from './order-calls.ts'

interface Panel {
  orders: { log: { staff: Readonly<Record<string, string>> } }
}

/** The subject of each call whose words stand with it; what the call changes is called as there. */
export const journalSubjects = (panel: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(panel).flatMap(([subject, { calls = {} }]: [string, { calls?: object }]) => Object.keys(calls).map((call) => [call, subject])),
  )

/** The journal's words for what staff do, by the address of its call: each subject has those of its own calls, as `calls`. */
export const journalCalls = (panel: Panel): Record<string, string> =>
  Object.assign(orderCalls(panel.orders.log.staff), ...Object.values(panel).map((subject: { calls?: Record<string, string> }) => subject.calls))
