import { CONTENT_STATUS, type changeAdStatus, contentActions, contentLife } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { FieldProblem, WrongStatus } from '../errors.ts'
import { changeStatus } from '../moderation/change-status.ts'
import { requireItem } from '../moderation/rows.ts'
import { get } from './get.ts'
import { adKind } from './kind.ts'

/**
 * Sets the status of an ad by the ways that `content-life.ts` has. Throws `wrong_status` where none leads there, a field problem for another tutor's ad and
 * for a revision without its comment (spec: decisions CNT-1).
 */
export async function changeTo(context: Context, { ad: { id, tutor_id, new_status, revision_comment } }: Input<typeof changeAdStatus>) {
  const ad = await requireItem(context.tx, adKind, id)
  if (ad.tutor_id !== tutor_id) throw new FieldProblem({ tutor_id: 'not_found' })
  if (new_status === CONTENT_STATUS.needs_revision && !revision_comment) throw new FieldProblem({ revision_comment: 'too_small' })
  const action = contentActions.find((one) => contentLife[one].to === new_status)
  if (!action) throw new WrongStatus()
  await changeStatus(context, adKind, { id, action, comment: revision_comment })
  return get(context, { id })
}
