import es from '../es/orders-dialogs.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  leave: { text: 'Se perderá lo que escribiste.' },
})
