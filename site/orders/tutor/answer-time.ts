/** Until when a tutor asked in person may answer alone (spec: decisions ORD-6). */
export const ANSWER_SECONDS = 86_400
