import es from '../es/common.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  add: 'Agregar',
  upload: 'Agregar un archivo',
  online: 'En línea',
  no_results: 'No se encontró nada',
})
