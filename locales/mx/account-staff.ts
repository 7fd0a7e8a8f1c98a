import es from '../es/account-staff.ts'
import { vary } from '../vary.ts'

export default vary(es, { acting_as: 'Entraste como {name}', failed: 'No se pudo entrar. Vuelve al panel e inténtalo de nuevo.' })
