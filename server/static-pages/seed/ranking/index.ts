import type { Language } from '../../../../editions/index.ts'
import type { PageText } from '../page.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { pl } from './pl.ts'

/** What decides the order of the catalogue, in the languages of the editions that explain it (spec: public 2.11, decisions CAT-7). */
export const rankingPages: Readonly<Partial<Record<Language, PageText>>> = { en, es, pl }
