// Plain values, so that a screen that only needs them carries no schema.

/** How much a tutor tells the partner school of themself, in letters; and how long after one request another may be sent, days (spec: decisions SCH-6). */
export const CANDIDATE_ABOUT = [50, 3000] as const
export const CANDIDATE_DAYS = 30
/** The school takes who has practised for a year (spec: decisions SCH-7). */
export const SCHOOL_PRACTICES = [2, 3, 4, 5] as const
/** A request waits for the school, which answers it. */
export const candidateStates = ['sent', 'accepted', 'refused'] as const
export type CandidateState = (typeof candidateStates)[number]
/** How many subjects a request may name. */
export const CANDIDATE_LESSONS = [1, 10] as const
