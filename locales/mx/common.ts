import es from '../es/common.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  add: 'Agregar',
  online: 'En línea',
})
