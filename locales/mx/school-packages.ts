import es from '../es/school-packages.ts'
import { vary } from '../vary.ts'

export default vary(es, { failed: { title: 'Los precios no se abrieron' }, each: 'En línea, {minutes} minutos cada una' })
