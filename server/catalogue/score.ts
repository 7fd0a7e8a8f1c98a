/** A tutor without reviews counts as one with so many of this mark (spec: decisions CAT-7, R). */
export const PRIOR_REVIEWS = 5
export const PRIOR_MARK = 4.2

/** What the score is made of; every number is about one tutor. */
export interface ScoreFacts {
  reviews_count: number
  /** Sum of the marks of these reviews, each 1 to 5. */
  marks_sum: number
  /** Personal and potential offers of 90 days that were answered or had a day to be, and those answered within 24 hours. */
  offers: number
  answered: number
  has_avatar: boolean
  description_length: number
  has_short_description: boolean
  has_education: boolean
  has_schedule: boolean
  has_video: boolean
  has_document: boolean
  /** Days since the schedule was saved or confirmed, null for never. */
  schedule_age: number | null
  verified: boolean
  /** Points of both diplomas, 0 to 10. */
  diploma_points: number
  /** Days since the last visit, null for never. */
  visit_age: number | null
}

/** What each part may give at most; together 100 (spec: decisions CAT-7). */
export const scoreWeights = { R: 35, A: 20, C: 15, S: 10, V: 10, E: 5, F: 5 } as const
export type ScorePart = keyof typeof scoreWeights
export const scoreParts = Object.keys(scoreWeights) as ScorePart[]

const FEW_OFFERS = 3
const LONG_DESCRIPTION = 300

/** 1 up to `full` days, a half up to `half`, then nothing. */
const freshness = (age: number | null, full: number, half: number) => (age === null || age > half ? 0 : age > full ? 0.5 : 1)

/** Each part as a share of its weight, 0 to 1 (spec: decisions CAT-7). */
export function partsOf(facts: ScoreFacts): Record<ScorePart, number> {
  const mark = (PRIOR_REVIEWS * PRIOR_MARK + facts.marks_sum) / (PRIOR_REVIEWS + facts.reviews_count)
  const complete =
    0.2 * Number(facts.has_avatar) +
    0.2 * Number(facts.description_length >= LONG_DESCRIPTION) +
    0.1 * Number(facts.has_short_description) +
    0.15 * Number(facts.has_education) +
    0.15 * Number(facts.has_schedule) +
    0.1 * Number(facts.has_video) +
    0.1 * Number(facts.has_document)
  return {
    R: Math.min(mark / 5, 1),
    A: facts.offers < FEW_OFFERS ? 0.5 : facts.answered / facts.offers,
    C: complete,
    S: freshness(facts.schedule_age, 14, 30),
    V: Number(facts.verified),
    E: Math.min(facts.diploma_points / 10, 1),
    F: freshness(facts.visit_age, 7, 30),
  }
}

/** Catalogue score, 0 to 100 with three decimals. A tutor of nothing has 35 x 4.2 / 5 + 20 / 2 = 39.4 (spec: decisions CAT-7). */
export function scoreOf(parts: Readonly<Record<ScorePart, number>>): number {
  const total = scoreParts.reduce((sum, part) => sum + scoreWeights[part] * parts[part], 0)
  return Math.round(total * 1000) / 1000
}

const bands = [5, 10, 15, 30, 60]

/** Band 0 to 5 of a median time to the first answer in minutes; a bound belongs to the band below it (spec: public 9, numeric banding; OPS-3). */
export function responseBand(minutes: number): number {
  const band = bands.findIndex((bound) => minutes <= bound)
  return band < 0 ? bands.length : band
}
