import type { AdminStatus } from './staff-terms.ts'

/** Who a session can be. Staff come with their status, one of `STAFF_STATUS`. */
export type Role = 'anyone' | 'client' | 'tutor' | `admin${AdminStatus}`

/** Area of the back office → staff statuses that may use it; what is not listed is refused (spec: decisions ADM-1). */
export const rights = {
  session: [1, 2, 3, 4],
  set_read: [1, 2, 4],
  desktop: [1, 4],
  orders: [1, 2, 4],
  orders_irreversible: [1, 4],
  tutors: [1, 2, 4],
  tutors_money: [1, 4],
  clients: [1, 2, 4],
  clients_merge: [1, 4],
  telephony: [1, 2, 4],
  reference: [1, 3, 4],
  content: [1, 3, 4],
  templates: [1, 3, 4],
  mailings: [1, 3, 4],
  mailings_send: [1, 4],
  tops: [1, 4],
  merchants: [1, 4],
  cache: [1, 3, 4],
  staff: [1, 4],
  outbox: [1, 4],
  jobs: [1, 4],
  web_vitals: [1, 3, 4],
  experiments: [1, 4],
  audit: [1, 4],
  transfer_settings: [1],
} as const satisfies Record<string, readonly AdminStatus[]>

export type Area = keyof typeof rights
export const areas = Object.keys(rights) as [Area, ...Area[]]

/** The staff statuses of an area. */
export const statusesOf = (name: Area): readonly AdminStatus[] => rights[name]

/** The roles of an area, as a call's `allow` wants them. */
export const area = (name: Area): readonly Role[] => rights[name].map((status): Role => `admin${status}`)

/** May staff of this status use the area? A missing status has no rights (spec: decisions ADM-3). */
export const mayUse = (name: Area, status: number | undefined) => (rights[name] as readonly number[]).includes(status ?? 0)
