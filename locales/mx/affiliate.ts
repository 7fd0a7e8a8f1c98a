import es from '../es/affiliate.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  counts: { earned: 'Ganaste' },
  empty: { title: 'Aún no llega nadie' },
})
