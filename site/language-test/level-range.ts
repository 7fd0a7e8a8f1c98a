import { LEVEL_FROM, type TestLevel, testLevels, testQuestions } from '../../schemas/language-test-terms.ts'

/** The level above; undefined above the highest. */
export const levelAbove = (level: TestLevel): TestLevel | undefined => testLevels[testLevels.indexOf(level) + 1]

/** Correct answers of a level: `27–32` (spec: public 9). */
export function levelRange(level: TestLevel): string {
  const above = levelAbove(level)
  return `${LEVEL_FROM[level]}–${above ? LEVEL_FROM[above] - 1 : testQuestions.length}`
}
