import es from '../es/mails.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  templates: {
    client_order_created: {
      text: ['Recibimos tu solicitud: {lessons_name}.', 'Te escribimos en cuanto responda un profesor. Para ti es gratis.'],
    },
    client_tutor_responded: { subject: '{tutor_name} respondió a tu solicitud' },
    tutor_reset_password: {
      text: [
        {
          one: 'Abre el enlace para poner una nueva contraseña. Sirve una vez, durante {count} hora.',
          many: 'Abre el enlace para poner una nueva contraseña. Sirve una vez, durante {count} de horas.',
          other: 'Abre el enlace para poner una nueva contraseña. Sirve una vez, durante {count} horas.',
        },
        'Si no la pediste, no tienes que hacer nada: tu contraseña sigue igual.',
      ],
    },
    tutor_personal_order: {
      text: [
        'Te eligió un nuevo alumno: {client_name}, {lessons_name}.',
        {
          one: 'Responde en {count} hora, antes de que otros profesores vean la solicitud.',
          many: 'Responde en {count} de horas, antes de que otros profesores vean la solicitud.',
          other: 'Responde en {count} horas, antes de que otros profesores vean la solicitud.',
        },
      ],
    },
    tutor_appointed: { subject: 'Te eligieron: solicitud n.º {order_id}' },
  },
})
