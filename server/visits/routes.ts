import { countVisit } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { count } from './count.ts'

export const visits: Route[] = [on(countVisit, count)]
