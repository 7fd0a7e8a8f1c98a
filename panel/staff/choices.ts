import { STAFF_STATUS, staffStatuses } from '../../schemas/staff-terms.ts'
import { useSession } from '../layout/session.ts'

export const statusChoices = staffStatuses.map((id) => ({ id, name: `staff.statuses.${id}` }))

/** Whether the reader may change a colleague of this status: owners are changed by owners alone (spec: decisions ADM-1). */
export function useMayChange() {
  const { status } = useSession().admin
  return (of: number) => of !== STAFF_STATUS.owner || status === STAFF_STATUS.owner
}

/** The roles that the reader may give. */
export function useStatusChoices() {
  const mayChange = useMayChange()
  return statusChoices.filter(({ id }) => mayChange(id))
}
