// Plain values, so that a form that only needs them carries no schema.

/** Enumerations of an order; their words stand in `locales/{language}/enums-*.ts` (spec: decisions ORD-8, ORD-19). */
export const orderKinds = ['personal', 'general', 'school'] as const
export const requestOrigins = ['site', 'phone', 'chat', 'social', 'partner', 'repeat', 'school'] as const
export const classRegularities = [0, 1, 2, 3, 4] as const
export const classDurations = [0, 1, 2, 3, 4] as const
export const timeIntervals = [1, 2, 3, 4, 5] as const
/** Any time: takes in all others. */
export const ANY_TIME = 5
export const clientAges = [0, 1, 2, 3, 4, 5, 6] as const
export const tutorSexes = [0, 1, 2] as const
export const practices = [1, 2, 3, 4, 5] as const
export const removeReasons = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
export const refusedReasons = [1, 2, 3, 4, 5, 6, 7] as const
export const OTHER_REMOVE_REASON = 12
export const OTHER_REFUSED_REASON = 7
/** '5+' would be 5.5 on a scale that ends at 5 (spec: decisions ORD-20). */
export const reviewMarks = ['1', '1+', '2', '2+', '3', '3+', '4', '4+', '5'] as const
export const paymentMethods = ['card', 'wallet', 'bank', 'cash'] as const

/** Least and most that a payment may be, in major units. */
export const paymentSums = [0, 1_000_000_000] as const

/** Lengths of the text fields, [min, max]; forms word their messages with them. */
export const orderLimits = {
  client_name: [2, 50],
  address: [0, 200],
  wishes: [0, 2000],
  admin_comment: [0, 2000],
  response_text: [20, 1000],
  refused_comment: [0, 500],
  review_text: [10, 2000],
  review_response_text: [2, 2000],
  lessons: [1, 3],
} as const
