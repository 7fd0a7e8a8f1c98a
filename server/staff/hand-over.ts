import { eq } from 'drizzle-orm'
import type { handOverOrders } from '../../schemas/index.ts'
import { requireManager } from '../admins/manager.ts'
import { admins } from '../admins/table.ts'
import type { Input, Problems } from '../calls.ts'
import type { Context } from '../context.ts'
import { FieldProblem, NotFound } from '../errors.ts'
import { handOver } from '../orders/hand-over.ts'
import { managersInTurn } from '../orders/in-turn.ts'
import { requireRightOver } from './right-over.ts'

type Heirs = Omit<Input<typeof handOverOrders>, 'admin_id'>

/** One manager or those on shift, and never who hands over. */
export const problemsOfHeirs: Problems<typeof handOverOrders> = ({ admin_id, to_admin_id, in_turn }) => ({
  ...(to_admin_id !== undefined && (in_turn || to_admin_id === admin_id) && { to_admin_id: 'invalid_value' }),
})

/** The same, where the orders cannot stay. */
export const problemsOf: Problems<typeof handOverOrders> = (input, ...at) => ({
  ...(input.to_admin_id === undefined && !input.in_turn && { to_admin_id: 'required' }),
  ...problemsOfHeirs(input, ...at),
})

/** Hands the open orders of a colleague over, of one who left too. Throws `not_found`, `forbidden` for an owner's where no owner does it, and as `handTo`. */
export async function hand(context: Context, { admin_id, ...heirs }: Input<typeof handOverOrders>) {
  const [row] = await context.tx.select().from(admins).where(eq(admins.id, admin_id))
  if (!row) throw new NotFound()
  requireRightOver(context, row)
  const handed = await handTo(context, admin_id, heirs)
  if (!handed) throw new FieldProblem({ to_admin_id: 'required' })
  const { handed: done, left, said } = handed
  context.audit(`admin ${admin_id}`, { name: row.name, ...said })
  return { handed: done, left }
}

/** Null where nobody is named. Throws the field `to_admin_id` for who may not have orders, `in_turn` where nobody else is on shift. */
export async function handTo(context: Context, from: number, { to_admin_id, in_turn }: Heirs) {
  if (to_admin_id === undefined && !in_turn) return null
  await requireManager(context.tx, to_admin_id, 'to_admin_id')
  const to = to_admin_id === undefined ? (await managersInTurn(context)).filter((id) => id !== from) : [to_admin_id]
  if (to.length === 0) throw new FieldProblem({ in_turn: 'nobody_on_shift' })
  const { handed, left } = await handOver(context, { from, to })
  return { handed, left, said: { orders: handed + left, admin_id: { before: [from], after: to } } }
}
