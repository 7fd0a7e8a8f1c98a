import type { setSchoolNew } from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { NotFound, Refusal } from '../../errors.ts'
import { takesOrders } from '../school.ts'
import { plain } from './status-actions.ts'

/** An action between us and the partner school. Throws `not_found` in an edition without the school, `provider_unavailable` where none is set (spec: decisions ORD-3). */
export const action =
  (name: 'set_school_new' | 'set_school_processing' | 'set_docento_new') => async (context: Context, carried: Input<typeof setSchoolNew>) => {
    if (!context.edition.flags.school) throw new NotFound()
    if (name === 'set_school_new' && !takesOrders(context)) throw new Refusal('provider_unavailable')
    return plain(name)(context, carried)
  }
