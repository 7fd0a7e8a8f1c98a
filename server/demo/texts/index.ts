import type { Language } from '../../../editions/index.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import type { DemoTexts } from './types.ts'
import { ua } from './ua.ts'

export type { DemoTexts }
export const demoTexts: Readonly<Record<Language, DemoTexts>> = { ua, ru, en, pl, es }
