import es from '../es/reviews.ts'
import { vary } from '../vary.ts'

export default vary(es, { failed: 'Las opiniones no se cargaron. Revisa tu conexión y presiona de nuevo.' })
