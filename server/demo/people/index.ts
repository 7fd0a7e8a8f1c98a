import type { EditionCode } from '../../../editions/index.ts'
import { es } from './es.ts'
import { india } from './in.ts'
import { kz } from './kz.ts'
import { mx } from './mx.ts'
import { pl } from './pl.ts'
import type { People } from './types.ts'
import { ua } from './ua.ts'
import { us } from './us.ts'

export type { People }
export const peopleOf: Readonly<Record<EditionCode, People>> = { kz, ua, pl, us, in: india, mx, es }
