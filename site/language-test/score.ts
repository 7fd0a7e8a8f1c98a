import { levelOf, scoreTest, type TestResult, testSections } from '../../schemas/language-test-terms.ts'

/** Name of the query that holds a result. */
export const RESULT = 'correct'

type Sections = Pick<TestResult, 'sections'>

/** A result as its address has it, correct answers by section: `7-8-6-6-4`. */
export const printScore = ({ sections }: Sections): string => testSections.map((section) => sections[section].correct).join('-')

/** The result of answers, 1 to 4 in the order of the questions, 0 for none, as its address has it. */
export const scoreOf = (answers: readonly number[]): string => printScore(scoreTest(Object.fromEntries(answers.map((answer, n) => [n + 1, answer]))))

/** The result that an address holds. Its level is null for what no test can give: the test is not passed (spec: public 8). */
export function readScore(text: string): TestResult {
  const { total, sections } = scoreTest({})
  const parts = text.split('-').map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : Number.NaN))
  const counted = Object.fromEntries(
    testSections.map((section, n) => [section, { total: sections[section].total, correct: parts[n] ?? Number.NaN }]),
  ) as TestResult['sections']
  const isPossible = parts.length === testSections.length && testSections.every((one) => counted[one].correct <= counted[one].total)
  const correct = parts.reduce((sum, part) => sum + part, 0)
  return { total, correct, level: isPossible ? levelOf(correct) : null, sections: counted }
}
