import * as z from 'zod/mini'
import { AskedLanguage, call } from './common.ts'

export const getSchoolLessons = call('GET', '/client/school_lessons', {
  about: 'Subjects that the partner school teaches; none where the edition has no school (decisions SCH-3)',
  allow: ['anyone'],
  query: { lang: AskedLanguage },
  answer: { lessons: z.array(z.object({ id: z.int(), name: z.string(), alias: z.string() })) },
})
