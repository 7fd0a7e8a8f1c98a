import es from '../es/enums-orders.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  order_status_client: { 2: 'Un asesor busca profesor' },
  refused_reasons: { 6: 'El alumno desistió' },
})
