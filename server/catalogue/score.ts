import { ANSWER_HOURS, SCHEDULE_FRESH_DAYS } from '../../schemas/index.ts'

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
const scoreParts = Object.keys(scoreWeights) as ScorePart[]

/** What each part gave, of what it may give at most, to a tenth; the total is their sum (spec: decisions TUT-10). */
export function pointsOf(shares: Readonly<Record<string, number>>) {
  const parts = scoreParts.map((key) => ({ key, points: Math.round(scoreWeights[key] * (shares[key] ?? 0) * 10) / 10, max: scoreWeights[key] }))
  return { total: Math.round(parts.reduce((sum, { points }) => sum + points, 0) * 10) / 10, parts }
}

const FEW_OFFERS = 3
/** A description counts from so many letters on. */
const LONG_DESCRIPTION = 300
/** Days up to which a schedule and a visit count in full, and by half. */
const SCHEDULE_DAYS = { full: SCHEDULE_FRESH_DAYS, half: 30 }
const VISIT_DAYS = { full: 7, half: 30 }
/** Days in which offers count. */
export const OFFER_DAYS = 90

/** The numbers that the words about a part say. */
export const scoreNumbers: Readonly<Record<ScorePart, Readonly<Record<string, number>>>> = {
  R: {},
  A: { days: OFFER_DAYS, hours: ANSWER_HOURS },
  C: { letters: LONG_DESCRIPTION },
  S: SCHEDULE_DAYS,
  V: {},
  E: {},
  F: VISIT_DAYS,
}

/** 1 up to `full` days, a half up to `half`, then nothing. */
const freshness = (age: number | null, { full, half }: { full: number; half: number }) => (age === null || age > half ? 0 : age > full ? 0.5 : 1)

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
    S: freshness(facts.schedule_age, SCHEDULE_DAYS),
    V: Number(facts.verified),
    E: Math.min(facts.diploma_points / 10, 1),
    F: freshness(facts.visit_age, VISIT_DAYS),
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
