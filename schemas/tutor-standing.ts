import * as z from 'zod/mini'
import { call } from './common.ts'

const about = { allow: ['tutor'] } as const

export const getTutorRating = call('GET', '/tutor/rating/get', {
  ...about,
  about: "The tutor's score by its parts, what would raise each, and the place among those on the site (decisions TUT-10, CAT-7)",
  answer: {
    total: z.number(),
    /** Null for a profile that is not on the site. */
    place: z.nullable(z.int()),
    places_count: z.int(),
    parts: z.array(z.object({ key: z.string(), points: z.number(), max: z.int(), hint: z.string() })),
  },
})

const verification = {
  verified: z.boolean(),
  is_allow_verification: z.boolean(),
  points: z.array(z.object({ key: z.string(), done: z.boolean() })),
  /** When the tutor asked, as long as staff have not answered. */
  requested_at: z.nullable(z.int()),
}
export const getTutorVerification = call('GET', '/tutor/profile/verified/get', {
  ...about,
  about: 'The points of a verification, which of them are done, and whether the tutor may ask for it now (decisions TUT-9)',
  answer: verification,
})
export const askTutorVerification = call('POST', '/tutor/profile/verified/confirm', {
  ...about,
  about: 'Asks staff for the verification (decisions TUT-9)',
  answer: verification,
  errors: ['wrong_status'],
})
