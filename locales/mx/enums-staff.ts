import es from '../es/enums-staff.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  order_tutor_kind: { admin: 'De un asesor' },
  remove_reasons: {
    1: 'El cliente cambió de idea',
    2: 'Lo encontró en otro sitio',
    5: 'El profesor la rechazó',
    11: 'El profesor no llamó',
  },
})
