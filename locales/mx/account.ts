import es from '../es/account.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  tutor_menu: { settings: 'Configuración' },
  client_menu: { settings: 'Configuración' },
  bell: { assigned: 'Te eligieron: {name}', overdue_pay_date: 'El plazo de pago ya pasó: solicitud {id}' },
})
