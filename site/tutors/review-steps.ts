/** Reviews that a profile shows at first, and how many every "more" adds (spec: public 9, tutor profile and cards). */
export const FIRST = 4
const STEP = 10

/** The server gives no more at once (spec: decisions TUT-21). */
const MOST = 200

/** How many are shown after the next "more"; the same number when there are no others. */
export const nextStep = (shown: number, total: number): number => Math.max(shown, Math.min(shown + STEP, total, MOST))
