import { describe, expect, test } from 'vitest'
import { distribution } from '../../../site/tutors/marks.ts'
import { newestFirst } from '../../../site/tutors/newest-first.ts'
import { homePlaces, travelPlaces, wholeHomePlaces } from '../../../site/tutors/places.ts'
import { nextStep } from '../../../site/tutors/review-steps.ts'
import { sectionsOf } from '../../../site/tutors/sections.ts'

const video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const lessons = [{ id: 8, name: 'Maths', rname: '' }]

describe('sections of a profile', () => {
  const none = { base: [], advanced: [] }
  const sold = { base: [{ size: 1, price: 4900, sum: 4900 }], advanced: [] }
  test.each([
    { rule: 'variant 0', variant: 0, given: {}, ids: 'lessons shedule about_tutor video users_reviews' },
    { rule: 'variant 1 puts the week first', variant: 1, given: {}, ids: 'shedule lessons about_tutor video users_reviews' },
    { rule: 'variant 2 has no week', variant: 2, given: {}, ids: 'lessons about_tutor video users_reviews' },
    { rule: 'no video, no tab', variant: 0, given: { youtube_video: '' }, ids: 'lessons shedule about_tutor users_reviews' },
    {
      rule: 'a link that is no video counts as none',
      variant: 0,
      given: { youtube_video: 'https://x.example/' },
      ids: 'lessons shedule about_tutor users_reviews',
    },
    { rule: 'reviews the tutor hides', variant: 0, given: { hide_reviews: true }, ids: 'lessons shedule about_tutor video' },
    { rule: 'packages of a school tutor', variant: 0, given: { packages: sold }, ids: 'lessons packages shedule about_tutor video users_reviews' },
    { rule: 'no lessons', variant: 0, given: { lessons: [] }, ids: 'shedule about_tutor video users_reviews' },
  ])('$rule', ({ variant, given, ids }) =>
    expect(sectionsOf({ youtube_video: video, hide_reviews: false, lessons, packages: none, ...given }, variant).join(' ')).toBe(ids),
  )
})

describe('reviews', () => {
  test.each([
    [4, 38, 14],
    [14, 38, 24],
    [34, 38, 38],
    [38, 38, 38],
    [4, 4, 4],
    [194, 1000, 200],
    [200, 1000, 200],
  ])('%i shown of %i become %i', (shown, total, next) => expect(nextStep(shown, total)).toBe(next))

  test('with a plus count with their whole mark', () =>
    expect(distribution({ '5': 31, '4': 2, '4+': 4, '1+': 1 }).map(({ mark, count }) => `${mark}:${count}`)).toEqual([
      '5:31',
      '4:6',
      '3:0',
      '2:0',
      '1:1',
    ]))

  test('stand newest first and leave their list alone', () => {
    const list = [{ date: 1 }, { date: 3 }, { date: 2 }]
    expect(newestFirst(list).map(({ date }) => date)).toEqual([3, 2, 1])
    expect(list[0]?.date).toBe(1)
  })
})

describe('places', () => {
  const homes = [
    { city: { id: 9, name: 'Almaty' }, district: { id: 1, name: 'Medeu' } },
    { city: { id: 13, name: 'Astana' }, district: null },
    { city: { id: 9, name: 'Almaty' }, district: { id: 1, name: 'Medeu' } },
  ]

  test('of the tutor are told by the narrowest to those in the city, by the city to others, each once', () => {
    expect(homePlaces(homes, 9)).toEqual(['Medeu', 'Astana'])
    expect(homePlaces(homes, 13)).toEqual(['Almaty', 'Astana'])
    expect(homePlaces(homes, null)).toEqual(['Almaty', 'Astana'])
    expect(wholeHomePlaces(homes)).toEqual(['Almaty, Medeu', 'Astana'])
  })

  test('travelled to are a tree', () =>
    expect(
      travelPlaces({
        9: { name: 'Almaty', districts: [{ id: 1, name: 'Medeu', subdistricts: { 4: { name: 'Samal' } } }] },
        13: { name: 'Astana', districts: [] },
      }),
    ).toEqual([
      { name: 'Almaty', parts: [{ name: 'Medeu', parts: [{ name: 'Samal', parts: [] }] }] },
      { name: 'Astana', parts: [] },
    ]))
})
