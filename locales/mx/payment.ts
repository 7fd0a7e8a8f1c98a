import es from '../es/payment.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  late: { title: 'El banco aún no responde' },
  turned_back: '¿Volviste sin pagar? No se cobró nada: puedes pagar de nuevo.',
  paid: { wallet: 'El monedero se recargó con {sum}', order: 'Recibimos {sum}' },
  failed: { title: 'El pago no se realizó', text: 'No se cobró nada. Inténtalo de nuevo o elige otra forma de pago.' },
  refunded: 'Se devolvió el pago de {sum}',
})
