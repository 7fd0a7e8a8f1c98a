import { getWebVitalDays, listWebVitals, recordWebVitals } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { days, list } from './read.ts'
import { record } from './record.ts'

export const webVitalRoutes: Route[] = [on(recordWebVitals, record), on(listWebVitals, list), on(getWebVitalDays, days)]
