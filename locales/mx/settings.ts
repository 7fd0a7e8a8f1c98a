import es from '../es/settings.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  title: 'Configuración',
  mails: {
    potential_orders: { label: 'Solicitudes que te convienen' },
    taking: { about: 'Desactívalo si no tienes lugares: seguirás al final de la lista, sin botón de solicitud.' },
    news: { about: 'Qué cambió en tu espacio y en las normas.' },
  },
})
