import type { Language } from '../editions/language-table.ts'
import type { Edition } from '../editions/types.ts'
import { groupThousands } from './money.ts'
import { fill } from './words.ts'

/** Puts whole numbers into a text's places, whose thousands are parted as the edition does it: `From 10 to 2,000 characters`. */
export const fillNumbers = (
  text: string,
  values: Readonly<Record<string, number>>,
  edition: Pick<Edition, 'numberMarks'>,
  language: Language,
): string => fill(text, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, groupThousands(value, edition, language)])))
