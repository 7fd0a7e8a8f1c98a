import { ANSWER_HOURS } from '../../../schemas/order-terms.ts'

/** Until when a tutor asked in person may answer alone (spec: decisions ORD-6). */
export const ANSWER_SECONDS = ANSWER_HOURS * 3600
