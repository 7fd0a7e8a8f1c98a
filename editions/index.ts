import { es } from './es.ts'
import { india } from './in.ts'
import { kz } from './kz.ts'
import { mx } from './mx.ts'
import { pl } from './pl.ts'
import type { Edition, EditionCode } from './types.ts'
import { ua } from './ua.ts'
import { us } from './us.ts'

export { type Country, countries } from './countries.ts'
export { type Language, languages, languageTable, type PanelLanguage, panelLanguages, type Wording, wordingOf } from './language-table.ts'
export { keptLanguages, languageOf, languageTag, localeCodes, numberMarks, sharedLocale } from './languages.ts'
export { defaultLanguage, languageMark, localePrefix, localPath, withoutLocale } from './local-path.ts'
export type { Edition, EditionCode, EditionFlags, MoneyRange, PaymentProvider, SchoolRatePair } from './types.ts'

/** All country editions by code, in the order of the specification's table: of a page that several have the first one's is for everybody else (spec: public 1, decisions SEO-5). */
export const editions: Readonly<Record<EditionCode, Edition>> = { ua, pl, kz, us, mx, es, in: india }

export const editionCodes = Object.keys(editions) as EditionCode[]

export const isEditionCode = (code: string): code is EditionCode => Object.hasOwn(editions, code)

/** The edition of a code. Throws with the known codes for any other, `ng` included (EDN-4). */
export function editionOf(code: string): Edition {
  if (!isEditionCode(code)) throw new RangeError(`"${code}" is not an edition; editions are ${editionCodes.join(', ')}`)
  return editions[code]
}
