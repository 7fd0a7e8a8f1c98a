import { describe, expect, test } from 'vitest'
import { partsOf, responseBand, type ScoreFacts, type ScorePart, scoreOf, scoreWeights } from '../../../server/catalogue/score.ts'

const nothing: ScoreFacts = {
  reviews_count: 0,
  marks_sum: 0,
  offers: 0,
  answered: 0,
  has_avatar: false,
  description_length: 0,
  has_short_description: false,
  has_education: false,
  has_schedule: false,
  has_video: false,
  has_document: false,
  schedule_age: null,
  verified: false,
  diploma_points: 0,
  visit_age: null,
}

test('all parts together give at most 100', () => expect(Object.values<number>(scoreWeights).reduce((sum, weight) => sum + weight)).toBe(100))

describe('a part of the score', () => {
  test.each<[ScorePart, Partial<ScoreFacts>, number]>([
    ['R', {}, 0.84],
    ['R', { reviews_count: 1, marks_sum: 5 }, 26 / 6 / 5],
    ['R', { reviews_count: 5, marks_sum: 12.5 }, 33.5 / 10 / 5],
    ['R', { reviews_count: 5, marks_sum: 25 }, 46 / 10 / 5],
    ['A', { offers: 2, answered: 2 }, 0.5],
    ['A', { offers: 2, answered: 0 }, 0.5],
    ['A', { offers: 3, answered: 0 }, 0],
    ['A', { offers: 4, answered: 3 }, 0.75],
    ['C', { has_avatar: true }, 0.2],
    ['C', { description_length: 299 }, 0],
    ['C', { description_length: 300 }, 0.2],
    ['C', { has_short_description: true }, 0.1],
    ['C', { has_education: true }, 0.15],
    ['C', { has_schedule: true }, 0.15],
    ['C', { has_video: true }, 0.1],
    ['C', { has_document: true }, 0.1],
    ['S', { schedule_age: 14 }, 1],
    ['S', { schedule_age: 14.01 }, 0.5],
    ['S', { schedule_age: 30 }, 0.5],
    ['S', { schedule_age: 30.01 }, 0],
    ['S', { schedule_age: null }, 0],
    ['V', { verified: true }, 1],
    ['E', { diploma_points: 7 }, 0.7],
    ['E', { diploma_points: 10 }, 1],
    ['F', { visit_age: 7 }, 1],
    ['F', { visit_age: 7.01 }, 0.5],
    ['F', { visit_age: 30.01 }, 0],
  ])('%s of %o is %d', (part, facts, share) => expect(partsOf({ ...nothing, ...facts })[part]).toBeCloseTo(share, 10))
})

test.each<[string, number, Partial<ScoreFacts>]>([
  ['of nothing', 39.4, {}],
  ['with a photo, verified and seen today', 39.4 + 3 + 10 + 5, { has_avatar: true, verified: true, visit_age: 0 }],
  ['who answers half of ten offers and has two fives', 41, { offers: 10, answered: 5, reviews_count: 2, marks_sum: 10 }],
])('a tutor %s scores %d', (_, score, facts) => expect(scoreOf(partsOf({ ...nothing, ...facts }))).toBeCloseTo(score, 3))

test.each([
  [0, 0],
  [5, 0],
  [5.1, 1],
  [10, 1],
  [10.1, 2],
  [15, 2],
  [15.1, 3],
  [30, 3],
  [30.1, 4],
  [60, 4],
  [60.1, 5],
  [100_000, 5],
])('an answer after %d minutes is band %d', (minutes, band) => expect(responseBand(minutes)).toBe(band))
