import es from '../es/mails.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  templates: {
    site_review_confirm: {
      text: [
        'Gracias por tu opinión. Abre el enlace y presiona el botón: aparecerá en el sitio.',
        {
          one: 'El enlace vale {count} día. Si no escribiste ninguna opinión, no tienes que hacer nada: nadie la verá.',
          many: 'El enlace vale {count} de días. Si no escribiste ninguna opinión, no tienes que hacer nada: nadie la verá.',
          other: 'El enlace vale {count} días. Si no escribiste ninguna opinión, no tienes que hacer nada: nadie la verá.',
        },
      ],
    },
    client_auth_code: {
      subject: 'Tu código para entrar a Docento',
      text: [
        'Tu código: {secret}',
        {
          one: 'Sirve una vez, durante {count} minuto. Si no estás entrando a Docento, no tienes que hacer nada.',
          many: 'Sirve una vez, durante {count} de minutos. Si no estás entrando a Docento, no tienes que hacer nada.',
          other: 'Sirve una vez, durante {count} minutos. Si no estás entrando a Docento, no tienes que hacer nada.',
        },
      ],
    },
    client_order_created: {
      text: ['Recibimos tu solicitud: {lessons_name}.', 'Te escribimos en cuanto responda un profesor. Para ti es gratis.'],
    },
    client_order_at_school: {
      text: ['Recibimos tu solicitud: {lessons_name}.', 'La escuela colaboradora te busca un profesor y te llamará para acordar la primera clase.'],
    },
    client_tutor_responded: { subject: '{tutor_name} respondió a tu solicitud' },
    client_first_class_set: {
      text: ['Tu primera clase es el {first_class}. Profesor: {tutor_full_name}.', 'Si no te queda bien, cambia la fecha en la solicitud.'],
    },
    client_first_class_set_school: {
      text: ['La escuela asociada te da la primera clase el {first_class}: {lessons_name}.', 'Si no te queda bien, escríbenos en la solicitud.'],
    },
    client_contact_code: {
      text: [
        'Tu código: {secret}',
        {
          one: 'Escríbelo en la configuración de tu cuenta de Docento en {count} minuto. Si no lo pediste, no tienes que hacer nada.',
          many: 'Escríbelo en la configuración de tu cuenta de Docento en {count} de minutos. Si no lo pediste, no tienes que hacer nada.',
          other: 'Escríbelo en la configuración de tu cuenta de Docento en {count} minutos. Si no lo pediste, no tienes que hacer nada.',
        },
      ],
      button: 'Abrir la configuración',
    },
    email_changed: {
      text: [
        'El correo de tu cuenta de Docento cambió: en lugar de esta dirección hay otra.',
        'Si no fuiste tú, escríbenos enseguida: {support_email}.',
      ],
    },
    client_deleted: {
      text: [
        'Tu cuenta está eliminada, tus solicitudes abiertas están cerradas y los profesores lo saben.',
        {
          one: 'En {count} día borraremos tu nombre, tus contactos y tus mensajes. Tus opiniones quedan sin tu nombre.',
          many: 'En {count} de días borraremos tu nombre, tus contactos y tus mensajes. Tus opiniones quedan sin tu nombre.',
          other: 'En {count} días borraremos tu nombre, tus contactos y tus mensajes. Tus opiniones quedan sin tu nombre.',
        },
        'Si no fuiste tú, escríbenos enseguida: {support_email}.',
      ],
    },
    client_terms: {
      subject: 'Aceptaste los términos de Docento',
      text: ['Gracias. Aceptaste nuestros términos para alumnos; puedes volver a leerlos cuando quieras.'],
      button: 'Leer los términos',
    },
    tutor_client_deleted: {
      text: [
        'El alumno eliminó su cuenta, así que la solicitud n.º\u00a0{order_id} ({lessons_name}) está cerrada. No debes comisión.',
        'Otras solicitudes te esperan en tu cuenta.',
      ],
    },
    tutor_payment_received: { text: ['Recibimos tu pago de {sum}. Está en el historial del monedero, con su factura.'] },
    tutor_email_confirm: {
      text: [
        {
          one: 'Abre el enlace para confirmar esta dirección. Sirve una vez, durante {count} día.',
          many: 'Abre el enlace para confirmar esta dirección. Sirve una vez, durante {count} de días.',
          other: 'Abre el enlace para confirmar esta dirección. Sirve una vez, durante {count} días.',
        },
        'Si no te registraste en Docento, no tienes que hacer nada.',
      ],
    },
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
    tutor_appointed: { subject: 'Te eligieron: solicitud n.º\u00a0{order_id}' },
    tutor_appointed_school: { subject: 'Te eligieron: solicitud n.º\u00a0{order_id}' },
    tutor_first_class_set: {
      text: [
        'La primera clase de la solicitud n.º\u00a0{order_id} ({lessons_name}) es el {first_class}. Alumno: {client_name}, {client_phone}.',
        'La comisión es de {sum} y vence el {deadline}. Si no te queda bien, acuerda otra fecha con tu alumno y cámbiala en la solicitud.',
      ],
    },
    tutor_first_class_set_free: {
      text: [
        'La primera clase de la solicitud n.º\u00a0{order_id} ({lessons_name}) es el {first_class}. Alumno: {client_name}, {client_phone}.',
        'Esta solicitud no tiene comisión. Si no te queda bien, acuerda otra fecha con tu alumno.',
      ],
    },
    tutor_delete_requested: {
      text: [
        'Ocultamos tu perfil, como lo pediste. El {deadline} borraremos nombre, contactos, textos, foto y documentos.',
        'Hasta entonces puedes recuperarlo y todo queda como estaba. Si no lo pediste tú, recupéralo y cambia la contraseña.',
      ],
    },
    tutor_delete_code: { button: 'Abrir la configuración' },
    ad_need_revision: {
      text: ['Leímos tu anuncio «{title}». Antes de publicarlo hay que corregir algo:', '{comment}', 'Guarda los cambios y lo revisamos otra vez.'],
    },
    blog_need_revision: {
      text: ['Leímos tu artículo «{title}». Antes de publicarlo hay que corregir algo:', '{comment}', 'Guarda los cambios y lo revisamos otra vez.'],
    },
  },
})
