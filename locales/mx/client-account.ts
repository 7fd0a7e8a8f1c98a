import es from '../es/client-account.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  profile: { settings: 'El contacto y los correos están en la configuración' },
  settings: {
    title: 'Configuración',
    mails: { no_address: 'Agrega un correo abajo para que te lleguen.' },
    others: { add: 'Agregar una dirección' },
  },
})
