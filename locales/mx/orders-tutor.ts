import es from '../es/orders-tutor.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  kinds: { admin: 'De un asesor' },
  order: {
    steps: {
      personal: 'El alumno te eligió.',
      full: { one: 'Ya respondió {count} profesor', many: 'Ya respondieron {count} de profesores', other: 'Ya respondieron {count} profesores' },
      requested: 'Se pidió una opinión al alumno',
      reviewed: 'El alumno escribió una opinión.',
      answered: 'Respondiste a la opinión',
      refused: 'Rechazaste la solicitud',
    },
  },
})
