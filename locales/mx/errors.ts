import es from '../es/errors.ts'
import { vary } from '../vary.ts'
import common from './common.ts'

export default vary(es, {
  ...common.failed,
  wrong_status: 'Ahora no se puede hacer: el estado cambió. Recarga la página.',
  conflict: 'Mientras tanto, esto cambió en otro lugar. Lo que escribiste sigue aquí: guarda de nuevo para reemplazar ese cambio.',
  not_found: 'Ese registro no existe o se eliminó',
  required: 'Llena este campo',
  invalid_type: 'Llena este campo',
  invalid_format: 'Revisa lo que escribiste',
})
