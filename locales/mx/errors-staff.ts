import es from '../es/errors-staff.ts'
import { vary } from '../vary.ts'

export default vary(es, { nobody_on_shift: 'Ahora no hay nadie más de turno: elija a un asesor' })
