/** What the top bar's search filters orders by: a short number is an order, anything else is looked for in the client's contacts. */
export function searchFilter(typed: string): { order_id: number } | { client_text: string } | null {
  const text = typed.trim()
  if (!text) return null
  return /^\d{1,7}$/.test(text) ? { order_id: Number(text) } : { client_text: text }
}
