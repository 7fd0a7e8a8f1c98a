import es from '../es/tops.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  left: {
    one: 'Queda {count} lugar en tus materias',
    many: 'Quedan {count} lugares en tus materias',
    other: 'Quedan {count} lugares en tus materias',
  },
  full: 'Los lugares están ocupados: los perfiles se muestran por turnos',
})
