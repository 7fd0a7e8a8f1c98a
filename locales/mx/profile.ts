import es from '../es/profile.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  refused: 'No se guardó: corrige los campos marcados.',
  sent: 'Tu perfil está completo y pasó a revisión',
  place: { online: 'En línea' },
  lead: 'Todo lo que los alumnos saben de ti. Cada parte se abre y se guarda por separado; lo que no guardes queda en este dispositivo.',
})
