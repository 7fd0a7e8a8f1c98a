import es from '../es/filters.ts'
import { vary } from '../vary.ts'

export default vary(es, { online: 'En línea', failed: 'Los filtros no se cargaron. Revisa tu conexión e inténtalo de nuevo.' })
