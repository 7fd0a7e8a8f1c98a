import es from '../es/search.ts'
import { vary } from '../vary.ts'

export default vary(es, { online: 'En línea' })
