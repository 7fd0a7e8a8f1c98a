import es from '../es/talk.ts'
import { vary } from '../vary.ts'

export default vary(es, { add: 'Agregar una foto, hasta {count} MB' })
