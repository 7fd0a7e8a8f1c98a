import * as z from 'zod/mini'
import { call, Id, List, Named, OneOf, Payload, Text } from './common.ts'
import { area } from './rights.ts'
import { CANDIDATE_ABOUT, CANDIDATE_LESSONS, candidateStates, SCHOOL_PRACTICES } from './school-candidate-terms.ts'
import { Slots } from './tutor-fields.ts'

const maybe = z.nullable
const Candidate = z.object({
  state: z.enum(candidateStates),
  about: z.string(),
  /** What the school says with its answer. */
  comment: z.string(),
  sent_at: z.int(),
  answered_at: maybe(z.int()),
})
const answer = {
  /** The latest request; null where none was sent. */
  candidate: maybe(Candidate),
  may_send: z.boolean(),
  /** When another may be sent; null where that is no question of time. */
  again_at: maybe(z.int()),
  /** What the tutor teaches and the school does too. */
  lessons: z.array(z.extend(Named, { levels: z.array(Named) })),
  /** All their levels, in the order of the edition. */
  levels: z.array(Named),
  practice_id: maybe(z.int()),
  schedule: z.record(z.string(), z.array(z.int())),
}
export const getSchoolCandidate = call('GET', '/tutor/school_candidate/get', {
  about: 'What a request to teach at the partner school is made of, and how the last one stands (decisions SCH-6, SCH-7)',
  allow: ['tutor'],
  answer,
  errors: ['not_found'],
})
export const sendSchoolCandidate = call('POST', '/tutor/school_candidate/send', {
  about: 'Asks the partner school to teach there, once in thirty days (decisions SCH-6)',
  allow: ['tutor'],
  body: {
    candidate: Payload(
      z.object({
        about: Text(...CANDIDATE_ABOUT),
        lessons: List(Id, CANDIDATE_LESSONS[1], CANDIDATE_LESSONS[0]),
        levels: List(Id, 100, 1),
        practice_id: OneOf(SCHOOL_PRACTICES),
        schedule: Slots,
      }),
    ),
  },
  answer,
  errors: ['not_found', 'wrong_status', 'duplicate_request'],
})
export const getTutorSchoolCandidate = call('GET', '/admin/tutor/school_candidate/get', {
  about: "A tutor's latest request to teach at the partner school, as staff see it (decisions SCH-6)",
  allow: area('tutors'),
  query: { id: Id },
  answer: { candidate: maybe(z.extend(Candidate, { lessons: z.array(z.string()) })) },
  errors: ['not_found'],
})
