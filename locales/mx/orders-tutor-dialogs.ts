import es from '../es/orders-tutor-dialogs.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  refuse: { done: 'Rechazaste la solicitud' },
})
