import { type Edition, type Language, languageTable } from '../../editions/index.ts'
import { languageName as nameOf } from '../../theme/language-names.ts'

/** A language as staff call it; a code that is none stays as it is. */
export const languageName = (code: string, { panelLanguage }: Pick<Edition, 'panelLanguage'>): string =>
  Object.hasOwn(languageTable, code) ? nameOf(languageTable[code as Language].tag, languageTable[panelLanguage].tag) : code
