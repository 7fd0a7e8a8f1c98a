import { getIndicators, listTutors } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { getIndicators as indicators } from './get-indicators.ts'
import { list } from './list.ts'

export const tutors: Route[] = [on(getIndicators, indicators), on(listTutors, list)]
