import es from '../es/account.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  bell: { assigned: 'Te eligieron: {name}', overdue_pay_date: 'El plazo de pago ya venció: solicitud {id}' },
})
