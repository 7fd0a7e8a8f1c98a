import type { Language } from '../../../editions/index.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import type { ContentTexts } from './types.ts'
import { ua } from './ua.ts'

export type { ContentTexts, PostText } from './types.ts'
export const contentTexts: Readonly<Record<Language, ContentTexts>> = { ua, ru, en, pl, es }
