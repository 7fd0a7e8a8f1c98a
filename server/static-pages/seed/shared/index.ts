import type { Wording } from '../../../../editions/index.ts'
import type { SharedPages } from '../page.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { mx } from './mx.ts'
import { pl } from './pl/index.ts'
import { ru } from './ru/index.ts'
import { ua } from './ua/index.ts'

/** Pages whose wording depends on the language; what an edition differs in comes from its data. */
export const sharedPages: Readonly<Record<Wording, SharedPages>> = { ua, ru, en, pl, es, mx, in: en }
