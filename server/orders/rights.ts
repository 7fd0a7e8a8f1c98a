import { mayUse } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import { takesOrders } from './school.ts'

/** Actions that cannot be undone or give money back: statuses 1 and 4 only (spec: decisions ADM-1). */
const irreversible = ['delete', 'set_paid_off']
/** Actions that only editions with the partner school have. */
const ofSchool = ['set_school_new', 'set_school_processing', 'set_docento_new']

/** The open actions without those that the status may not do, that the edition has not, or that nobody is there for. */
export const permittedActions = (actions: string[], status: number, context: Pick<Context, 'edition' | 'outside'>) =>
  actions.filter(
    (action) =>
      (context.edition.flags.school || !ofSchool.includes(action)) &&
      (takesOrders(context) || action !== 'set_school_new') &&
      (!irreversible.includes(action) || mayUse('orders_irreversible', status)),
  )
