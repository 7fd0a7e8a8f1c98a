import es from '../es/settings.ts'
import { vary } from '../vary.ts'

export default vary(es, { title: 'Configuración' })
