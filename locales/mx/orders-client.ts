import es from '../es/orders-client.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  order: {
    steps: {
      answers: { one: 'Respondió {count} profesor.', many: 'Respondieron {count} de profesores.', other: 'Respondieron {count} profesores.' },
      lesson_text: 'Si la hora no te queda bien, acuerda otra y cambia la fecha.',
      review: 'Las clases empezaron.',
      begun: 'Las clases empezaron',
      begun_text: 'Que disfrutes las clases.',
      school: 'Tu solicitud la lleva la escuela en línea',
    },
  },
})
