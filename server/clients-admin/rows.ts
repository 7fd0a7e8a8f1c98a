import { list } from '../clients/list.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'

/** Clients as the list shows them, in the order of the numbers. Throws `not_found`. */
export async function rowsOf(context: Context, ids: number[]) {
  const { clients } = await list(context, { page: 1, filters: { ids, sort_dir: 'desc' } })
  return ids.map((id) => {
    const row = clients.find((client) => client.id === id)
    if (!row) throw new NotFound()
    return row
  })
}

/** One of them. Throws `not_found`. */
export async function rowOf(context: Context, id: number) {
  const [row] = await rowsOf(context, [id])
  if (!row) throw new NotFound()
  return row
}
