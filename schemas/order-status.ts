/** Where an order stands; what may be done with it there stands in `order-life.ts`. */
export const STATUS = {
  new: 1,
  processing: 2,
  potential: 3,
  appointed: 4,
  waiting_pay: 5,
  paused: 6,
  paid: 7,
  lost: 8,
  deleted: 9,
  school_new: 10,
  school_processing: 11,
} as const
export type Status = (typeof STATUS)[keyof typeof STATUS]
export const statuses = /* @__PURE__ */ Object.values(STATUS)

export const REVIEW = { none: 0, written: 1, requested: 2, closed: 3 } as const
export type ReviewStatus = (typeof REVIEW)[keyof typeof REVIEW]

export const rowKinds = ['personal', 'potential', 'admin'] as const
export const rowStates = ['asked', 'responded', 'appointed', 'refused', 'removed', 'closed'] as const
export type RowKind = (typeof rowKinds)[number]
export type RowState = (typeof rowStates)[number]
