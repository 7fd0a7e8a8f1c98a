import es from '../es/account-menu.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  tutor_menu: { settings: 'Configuración' },
  client_menu: { settings: 'Configuración' },
})
