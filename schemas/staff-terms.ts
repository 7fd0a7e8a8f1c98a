/** What a colleague is (spec: back-office 6). */
export const STAFF_STATUS = { owner: 1, manager: 2, content: 3, head: 4 } as const
export const staffStatuses = [STAFF_STATUS.owner, STAFF_STATUS.manager, STAFF_STATUS.content, STAFF_STATUS.head] as const
export type AdminStatus = (typeof staffStatuses)[number]
/** What a list of staff turns where it stands (spec: decisions ADM-6). */
export const staffToggles = ['active', 'receives_calls', 'receives_notifications'] as const
