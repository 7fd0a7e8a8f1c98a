import es from '../es/orders.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  leave: { text: 'Se perderá lo que escribiste.' },
})
