import es from '../es/profile.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  place: { online: 'En línea' },
  lead: 'Todo lo que los alumnos saben de ti. Cada parte se abre y se guarda por separado; lo que no guardes queda en este dispositivo.',
})
