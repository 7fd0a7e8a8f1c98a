/** The journal's words for calls about orders: each is named like its action, and so are the words of an order's timeline. */
export const orderCalls = (log: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(log).map(([action, words]) => [`/admin/order/${action}`, words]))
