import es from '../es/orders-tutor-lists.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  tabs: { new_online: 'En línea' },
  empty: { new_online: 'Ahora no hay solicitudes en línea de tus materias' },
})
