import { STAFF_STATUS } from '../../schemas/index.ts'
import type { admins } from '../admins/table.ts'
import { type Context, requireAdmin } from '../context.ts'
import { Forbidden } from '../errors.ts'

type Row = typeof admins.$inferSelect

export const isOwner = ({ status }: Pick<Row, 'status'>) => status === STAFF_STATUS.owner

/** Throws `forbidden` when somebody who is no owner touches one (spec: decisions ADM-1). */
export function requireRightOver(context: Context, whom: Pick<Row, 'status'>) {
  if (isOwner(whom) && !isOwner(requireAdmin(context))) throw new Forbidden()
}
