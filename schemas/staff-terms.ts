/** 1 owner, 2 manager, 3 content, 4 head (spec: back-office 6). */
export const staffStatuses = [1, 2, 3, 4] as const
/** What a list of staff turns where it stands (spec: decisions ADM-6). */
export const staffToggles = ['active', 'receives_calls', 'receives_notifications'] as const
