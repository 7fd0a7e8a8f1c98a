import type { Language } from '../editions/language-table.ts'
import type { Edition } from '../editions/types.ts'
import { groupThousands } from './money.ts'
import { type Forms, plural } from './words.ts'

/** `plural` with the count parted as the edition does it, where counts may pass a thousand: `1,095 caracteres` in Mexico. */
export const counted = (forms: Forms, count: number, edition: Pick<Edition, 'numberMarks'>, language: Language): string =>
  plural(forms, count, language, { count: groupThousands(count, edition, language) })
