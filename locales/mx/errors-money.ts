import es from '../es/errors-money.ts'
import { vary } from '../vary.ts'

export default vary(es, { payment_failed: 'El pago no se hizo y no se cobró nada. Prueba otra tarjeta.' })
