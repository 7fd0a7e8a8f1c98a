import es from '../es/errors-requests.ts'
import { vary } from '../vary.ts'

export default vary(es, { time_intervals: 'Elige la hora que te quede bien' })
