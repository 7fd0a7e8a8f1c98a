import type { Edition } from '../../editions/index.ts'
import { mayUse } from '../../schemas/index.ts'

/** Actions that cannot be undone or give money back: statuses 1 and 4 only (spec: decisions ADM-1). */
const irreversible = ['delete', 'set_paid_off']
/** Actions that only editions with the partner school have. */
const ofSchool = ['set_school_new', 'set_school_processing', 'set_docento_new']

/** The open actions without those that the status may not do, or that the edition has not. */
export const permittedActions = (actions: string[], status: number, { flags }: Pick<Edition, 'flags'>) =>
  actions.filter(
    (action) => (flags.school || !ofSchool.includes(action)) && (!irreversible.includes(action) || mayUse('orders_irreversible', status)),
  )
