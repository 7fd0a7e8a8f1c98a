// Numbers of signing in: rules count by them and texts say them (spec: decisions AUTH-1, AUTH-8, AUTH-9).

export const CODE_DIGITS = 6
export const CODE_MINUTES = 10
/** Of what may be tried as a code: what is shorter was not typed to its end, what is longer may have marks between its digits. */
export const CODE_LENGTH = [4, 10] as const
/** How long a mailed link to a new password works. */
export const RESET_HOURS = 1
export const PASSWORD_LENGTH = [8, 64] as const
/** How long the link works that confirms an address. */
export const CONFIRM_DAYS = 7
/** Of an e-mail address; the shortest is `a@b.co`. */
export const EMAIL_LENGTH = [6, 120] as const
/** Of a phone as it is typed, marks between its digits too; a number alone, for that costs the first script of a cabinet nothing. */
export const PHONE_MOST = 30
/** Of what may be tried as a login: an address or a phone. */
export const LOGIN_LENGTH = [3, 120] as const
/** Of a tutor's first and last name. */
export const PERSON_NAME = [2, 50] as const
/** How long the link works by which a tutor whom staff entered sets a first password. */
export const SET_PASSWORD_DAYS = 7
/** How long staff may act for somebody at a time, and how long the way there is open (spec: decisions AUTH-19). */
export const ACTING_MINUTES = 60
export const ACTING_TOKEN_SECONDS = 60
export const ACTING_REASON = [5, 300] as const
/** How long a sign-in at another provider may take (spec: decisions AUTH-11). */
export const ERRAND_MINUTES = 10
