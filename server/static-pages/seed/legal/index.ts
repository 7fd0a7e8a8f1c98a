import type { EditionCode } from '../../../../editions/index.ts'
import type { LegalByLanguage } from '../page.ts'
import { es } from './es/index.ts'
import { india } from './in/index.ts'
import { kz } from './kz/index.ts'
import { mx } from './mx/index.ts'
import { pl } from './pl/index.ts'
import { ua } from './ua/index.ts'
import { us } from './us/index.ts'

/** Legal pages are written for each country's law and never shared between editions. */
export const legalPages: Readonly<Record<EditionCode, LegalByLanguage>> = { ua, pl, kz, us, in: india, mx, es }
