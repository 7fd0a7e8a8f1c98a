import * as z from 'zod/mini'
import { AskedLanguage, call, Id, Text } from './common.ts'
import { TutorCard } from './tutors.ts'

export const noteViewed = call('POST', '/client/tutors/viewed', {
  about: "Notes in the visitor's own browser that a profile was looked at; 20 are kept (decisions CAT-15, Z-3)",
  allow: ['anyone'],
  body: { tutor_id: Id },
  errors: ['not_found'],
  changes: false,
  rate: 'measure',
})
export const getViewed = call('GET', '/client/tutors/viewed', {
  about: 'Tutors whose profiles were looked at in this browser, the latest first; `query` is [{locale}/]viewed[/{page}] (decisions CAT-15)',
  allow: ['anyone'],
  query: { query: Text(1, 40) },
  answer: {
    lang: z.string(),
    statusCode: z.int(),
    page: z.int(),
    path: z.string(),
    tutors: z.object({ tutors: z.array(TutorCard), total_count: z.int(), page_size: z.int(), pages_count: z.int() }),
  },
  errors: ['not_found'],
})
export const getSimilar = call('GET', '/client/tutor/similar', {
  about: 'Up to 12 others who teach the same first subject where the tutor does, the best first (decisions CAT-16, Z-3)',
  allow: ['anyone'],
  query: { id: Id, lang: AskedLanguage },
  answer: { tutors: z.array(TutorCard), catalog_link: z.string() },
  errors: ['not_found'],
})
