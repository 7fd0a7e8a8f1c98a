import es from '../es/talk.ts'
import { vary } from '../vary.ts'

export default vary(es, { earlier_failed: 'No se cargaron los mensajes anteriores.', add: 'Agregar una foto, hasta {count} MB' })
