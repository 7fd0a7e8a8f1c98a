import * as z from 'zod/mini'
import { call, Int, List } from './common.ts'
import { testLevels, testQuestions } from './language-test-terms.ts'

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
