import es from '../es/orders-client-dialogs.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  choose: { text: 'Cada uno ve enseguida el teléfono del otro. Los demás sabrán que ya elegiste.' },
  review: { mark: 'Calificación' },
})
