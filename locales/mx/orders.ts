import es from '../es/orders.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  failed: 'No se guardó. Comprueba tu conexión y presiona otra vez.',
  leave: { text: 'Se perderá lo que escribiste.' },
  client: {
    order: {
      choose_text: 'Cada uno ve enseguida el teléfono del otro. Los demás sabrán que ya elegiste.',
      steps: {
        review: 'Las clases empezaron.',
        begun: 'Las clases empezaron',
        begun_text: 'Que disfrutes las clases.',
        school: 'Tu solicitud la lleva la escuela en línea',
      },
    },
  },
  tutor: {
    tabs: { new_online: 'En línea' },
    empty: { new_online: 'Ahora no hay solicitudes en línea de tus materias' },
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
  },
})
