import type { Language } from '../../../editions/index.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import type { SiteTexts } from './types.ts'
import { ua } from './ua.ts'

export type { NewsText, SiteTexts } from './types.ts'
export const siteTexts: Readonly<Record<Language, SiteTexts>> = { ua, ru, en, pl, es }
