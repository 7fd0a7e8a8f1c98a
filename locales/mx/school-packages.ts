import es from '../es/school-packages.ts'
import { vary } from '../vary.ts'

export default vary(es, { each: 'En línea, {minutes} minutos cada una' })
