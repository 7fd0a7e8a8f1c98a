import es from '../es/settings.ts'
import { vary } from '../vary.ts'

export default vary(es, { title: 'Configuración', mails: { news: { about: 'Qué cambió en tu espacio y en las normas.' } } })
