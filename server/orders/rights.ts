import { mayUse } from '../../schemas/index.ts'

/** Actions that cannot be undone or give money back: statuses 1 and 4 only (spec: decisions ADM-1). */
const irreversible = ['delete', 'set_paid_off']

/** The open actions without those the status may not do. */
export const permittedActions = (actions: string[], status: number) =>
  mayUse('orders_irreversible', status) ? actions : actions.filter((action) => !irreversible.includes(action))
