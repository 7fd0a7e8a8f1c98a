import es from '../es/wallet.ts'
import { vary } from '../vary.ts'

export default vary(es, { cards: { expired: 'vencida', removed: 'La tarjeta se eliminó' } })
