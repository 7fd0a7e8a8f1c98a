// Numbers of an order's life: rules count by them and texts say them (spec: decisions ORD-3..6). Plain values, so that a screen carries no more than it says.

/** How many tutors an order is offered to at first. */
export const FIRST_WAVE = 20
/** How many tutors may answer an offered order. */
export const MOST_RESPONSES = 5
/** How many tutors asked in person a client may wait for at once. */
export const MOST_ASKED = 3
/** How long a tutor asked in person may answer alone. */
export const ANSWER_HOURS = 24
/** How far ahead a first lesson may lie. */
export const FIRST_CLASS_DAYS = 180
/** How often a tutor may move the first lesson once it is dated. */
export const FIRST_CLASS_CHANGES = 2
/** How long after its deadline an unpaid order hides its tutor. */
export const OVERDUE_DAYS = 3
/** After how many days a tutor may ask for a review again. */
export const REVIEW_AGAIN_DAYS = 7
/** How long a client may change a review, and a tutor the answer to it. */
export const REVIEW_DAYS = 14
export const RESPONSE_HOURS = 24
/** After how many days staff hear that nobody answered, and that no first lesson was dated. */
export const NO_RESPONSES_DAYS = 3
export const NO_FIRST_CLASS_DAYS = 5

/** How far an order came: a tutor answered, one was chosen, the first lesson was dated, it was paid, the client left a review. */
export const orderReaches = ['answered', 'appointed', 'first_class', 'paid', 'reviewed'] as const
export type OrderReach = (typeof orderReaches)[number]
