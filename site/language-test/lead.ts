import { testLevels } from '../../schemas/language-test-terms.ts'
import { fill } from '../../theme/words.ts'
import type { Texts } from '../texts.ts'

/** What the test is for, in a line. */
export const leadOf = ({ lead }: Texts['language-test']): string =>
  fill(lead, { first: testLevels[0].toUpperCase(), last: testLevels[5].toUpperCase() })
