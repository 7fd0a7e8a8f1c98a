import * as z from 'zod/mini'
import { AskedLanguage, call, Int, List, Words } from './common.ts'
import { testLevels, testQuestions } from './language-test-terms.ts'
import { Breadcrumb, PageMeta } from './seo.ts'
import { TutorCard } from './tutors.ts'

const Count = /* @__PURE__ */ z.object({ total: z.int(), correct: z.int() })

export const scoreLanguageTest = call('POST', '/client/language_test/score', {
  about:
    'Counts the answers of the English test, 1 to 4 by question; of two to one question the last counts, a missing one is not correct (decisions Z-7)',
  allow: ['anyone'],
  body: { answers: List(z.object({ id: Int(1, testQuestions.length), answer: Int(1, 4) }), testQuestions.length) },
  answer: {
    total: z.int(),
    correct: z.int(),
    level: z.nullable(z.enum(testLevels)),
    sections: z.object({ words: Count, grammar: Count, speech: Count, reading: Count, meaning: Count }),
  },
  changes: false,
})

export const getLanguageTest = call('GET', '/client/language_test', {
  about: 'What the pages of the English test say of themselves, and who teaches English online here (decisions WEB-2, CNT-12)',
  allow: ['anyone'],
  query: { page: Words(['about', 'start', 'result']), lang: AskedLanguage },
  answer: {
    /** `link` is the path of the online catalogue without its first slash; null where it lists nobody. Null: the edition has no such subject. */
    english: z.nullable(z.object({ lesson_id: z.int(), link: z.nullable(z.string()) })),
    /** Beside a result: who is at the top of that catalogue. */
    tutors: z.array(TutorCard),
    breadcrumbs: z.array(Breadcrumb),
    ...PageMeta,
  },
})
