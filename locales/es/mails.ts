export default {
  /** What stands in a template's places where staff look at it. */
  samples: {
    lessons_name: 'Inglés',
    client_name: 'Elena',
    tutor_name: 'Irene',
    tutor_full_name: 'Irene Ruiz',
    title: 'Cómo aprender fracciones',
    comment: 'Incluye, por favor, ejemplos de tus clases.',
  },
  greeting: 'Hola, {name}:',
  questions: 'Docento. ¿Dudas? {support_email}',
  /** Leads to where the list of a mail ends. */
  unsubscribe: 'No recibir estos correos',
  /** What is said of a message without words. */
  picture: 'Foto',
  templates: {
    client_auth_code: {
      subject: 'Tu código para entrar en Docento',
      text: [
        'Tu código: {secret}',
        {
          one: 'Sirve una vez, durante {count} minuto. Si no estás entrando en Docento, no tienes que hacer nada.',
          many: 'Sirve una vez, durante {count} de minutos. Si no estás entrando en Docento, no tienes que hacer nada.',
          other: 'Sirve una vez, durante {count} minutos. Si no estás entrando en Docento, no tienes que hacer nada.',
        },
      ],
      button: 'Entrar',
    },
    client_generate_password: {
      subject: 'Tu nueva contraseña de Docento',
      text: ['Tu nueva contraseña: {secret}', 'La anterior ya no sirve. Entra con la nueva y con la dirección a la que llegó este correo.'],
      button: 'Entrar',
    },
    client_order_created: {
      subject: 'Tenemos tu solicitud n.º\u00a0{order_id}',
      text: ['Hemos recibido tu solicitud: {lessons_name}.', 'Te escribimos en cuanto responda un profesor. Para ti es gratis.'],
      button: 'Abrir la solicitud',
    },
    client_order_at_school: {
      subject: 'Tenemos tu solicitud n.º\u00a0{order_id}',
      text: ['Hemos recibido tu solicitud: {lessons_name}.', 'La escuela asociada te busca un profesor y te llamará para acordar la primera clase.'],
      button: 'Abrir la solicitud',
    },
    client_tutor_responded: {
      subject: '{tutor_name} ha respondido a tu solicitud',
      text: [
        '{tutor_name} puede darte clase: {lessons_name}, solicitud n.º\u00a0{order_id}.',
        'Lee la respuesta y el perfil. Si te convence, elige a este profesor.',
      ],
      button: 'Leer la respuesta',
    },
    client_tutor_refused: {
      subject: 'El profesor no puede aceptar la solicitud n.º\u00a0{order_id}',
      text: ['{tutor_name} no puede darte clase: {lessons_name}.', 'Tu solicitud sigue abierta. Puedes ofrecérsela a otro profesor.'],
      button: 'Abrir la solicitud',
    },
    client_tutor_appointed: {
      subject: 'Tu profesor: {tutor_full_name}',
      text: [
        '{tutor_full_name} te dará las clases de la solicitud n.º\u00a0{order_id}: {lessons_name}.',
        'Contacto: {tutor_phone}. Falta acordar la primera clase.',
      ],
      button: 'Abrir la solicitud',
    },
    client_first_class_set: {
      subject: 'Primera clase: {first_class}',
      text: ['Tu primera clase es el {first_class}. Profesor: {tutor_full_name}.', 'Si no te viene bien, cambia la fecha en la solicitud.'],
      button: 'Abrir la solicitud',
    },
    client_first_class_set_school: {
      subject: 'Primera clase: {first_class}',
      text: ['La escuela asociada te da la primera clase el {first_class}: {lessons_name}.', 'Si no te viene bien, escríbenos en la solicitud.'],
      button: 'Abrir la solicitud',
    },
    client_review_request: {
      subject: '¿Qué tal las clases?',
      text: [
        '{tutor_full_name} te da las clases de la solicitud n.º\u00a0{order_id}: {lessons_name}.',
        'Escribe dos o tres frases sobre ellas. A otros les será más fácil elegir.',
      ],
      button: 'Escribir una opinión',
    },
    client_school_paid: {
      subject: 'Clases pagadas, solicitud n.º\u00a0{order_id}',
      text: ['Tus clases están pagadas: {lessons_name}.', 'La escuela asociada acuerda contigo los horarios.'],
      button: 'Abrir la solicitud',
    },
    client_school_closed: {
      subject: 'Tu solicitud n.º\u00a0{order_id} está cerrada',
      text: ['La escuela asociada ya no lleva tu solicitud: {lessons_name}.', 'Para recibir clases, envía otra solicitud o elige tú un profesor.'],
      button: 'Abrir la solicitud',
    },
    client_review_request_school: {
      subject: '¿Qué tal las clases?',
      text: [
        'La escuela asociada te da las clases de la solicitud n.º\u00a0{order_id}: {lessons_name}.',
        'Escribe dos o tres frases sobre ellas. A otros les será más fácil elegir.',
      ],
      button: 'Escribir una opinión',
    },
    client_contact_code: {
      subject: 'Código para confirmar tu nueva dirección',
      text: [
        'Tu código: {secret}',
        {
          one: 'Escríbelo en los ajustes de tu cuenta de Docento en {count} minuto. Si no lo has pedido tú, no tienes que hacer nada.',
          many: 'Escríbelo en los ajustes de tu cuenta de Docento en {count} de minutos. Si no lo has pedido tú, no tienes que hacer nada.',
          other: 'Escríbelo en los ajustes de tu cuenta de Docento en {count} minutos. Si no lo has pedido tú, no tienes que hacer nada.',
        },
      ],
      button: 'Abrir los ajustes',
    },
    client_subscription: {
      subject: '¿Enviamos los correos de Docento a esta dirección?',
      text: [
        'Alguien con cuenta en Docento quiere que sus correos lleguen también a esta dirección.',
        {
          one: 'Si te parece bien, abre el enlace en {count} día. Si no, no hagas caso de este correo: no llegarán más.',
          many: 'Si te parece bien, abre el enlace en {count} de días. Si no, no hagas caso de este correo: no llegarán más.',
          other: 'Si te parece bien, abre el enlace en {count} días. Si no, no hagas caso de este correo: no llegarán más.',
        },
      ],
      button: 'Confirmar la dirección',
    },
    site_review_confirm: {
      subject: '¿Mostramos tu opinión sobre Docento?',
      text: [
        'Gracias por tu opinión. Abre el enlace y pulsa el botón: aparecerá en el sitio.',
        {
          one: 'El enlace vale {count} día. Si no escribiste ninguna opinión, no tienes que hacer nada: nadie la verá.',
          many: 'El enlace vale {count} días. Si no escribiste ninguna opinión, no tienes que hacer nada: nadie la verá.',
          other: 'El enlace vale {count} días. Si no escribiste ninguna opinión, no tienes que hacer nada: nadie la verá.',
        },
      ],
      button: 'Mostrar mi opinión',
    },
    feedback: { subject: 'Mensaje a soporte: {client_name}', text: ['{comment}', 'Responder a: {title}'], button: 'Abrir el sitio' },
    email_changed: {
      subject: 'Tu cuenta de Docento tiene otro correo',
      text: [
        'El correo de tu cuenta de Docento ha cambiado: en lugar de esta dirección hay otra.',
        'Si no has sido tú, escríbenos enseguida: {support_email}.',
      ],
      button: 'Abrir Docento',
    },
    client_deleted: {
      subject: 'Tu cuenta de Docento está eliminada',
      text: [
        'Tu cuenta está eliminada, tus solicitudes abiertas están cerradas y los profesores lo saben.',
        {
          one: 'En {count} día borraremos tu nombre, tus contactos y tus mensajes. Tus opiniones quedan sin tu nombre.',
          many: 'En {count} de días borraremos tu nombre, tus contactos y tus mensajes. Tus opiniones quedan sin tu nombre.',
          other: 'En {count} días borraremos tu nombre, tus contactos y tus mensajes. Tus opiniones quedan sin tu nombre.',
        },
        'Si no has sido tú, escríbenos enseguida: {support_email}.',
      ],
      button: 'Abrir Docento',
    },
    client_terms: {
      subject: 'Has aceptado las condiciones de Docento',
      text: ['Gracias. Has aceptado nuestras condiciones para alumnos; puedes volver a leerlas cuando quieras.'],
      button: 'Leer las condiciones',
    },
    client_new_message: {
      subject: 'Nuevo mensaje: {tutor_name}',
      text: ['{tutor_name} te escribe sobre la solicitud n.º\u00a0{order_id} ({lessons_name}):', '{comment}'],
      button: 'Abrir el chat',
    },
    tutor_email_confirm: {
      subject: 'Confirma tu correo para Docento',
      text: [
        {
          one: 'Abre el enlace para confirmar esta dirección. Sirve una vez, durante {count} día.',
          many: 'Abre el enlace para confirmar esta dirección. Sirve una vez, durante {count} de días.',
          other: 'Abre el enlace para confirmar esta dirección. Sirve una vez, durante {count} días.',
        },
        'Si no te has registrado en Docento, no tienes que hacer nada.',
      ],
      button: 'Confirmar la dirección',
    },
    tutor_reset_password: {
      subject: 'Una nueva contraseña para tu cuenta',
      text: [
        {
          one: 'Abre el enlace para poner una nueva contraseña. Sirve una vez, durante {count} hora.',
          many: 'Abre el enlace para poner una nueva contraseña. Sirve una vez, durante {count} de horas.',
          other: 'Abre el enlace para poner una nueva contraseña. Sirve una vez, durante {count} horas.',
        },
        'Si no la has pedido, no tienes que hacer nada: tu contraseña sigue igual.',
      ],
      button: 'Poner una nueva contraseña',
    },
    tutor_set_password: {
      subject: 'Pon una contraseña a tu cuenta',
      text: [
        'Creamos tu perfil de profesor en Docento.',
        {
          one: 'Para entrar, pon una contraseña con el enlace. Sirve una vez, durante {count} día.',
          many: 'Para entrar, pon una contraseña con el enlace. Sirve una vez, durante {count} de días.',
          other: 'Para entrar, pon una contraseña con el enlace. Sirve una vez, durante {count} días.',
        },
      ],
      button: 'Poner una contraseña',
    },
    tutor_published: {
      subject: 'Tu perfil está publicado',
      text: ['Tu perfil está revisado y los alumnos ya lo ven.', 'Mantén tu horario al día: así es más fácil elegirte.'],
      button: 'Ver tu perfil',
    },
    tutor_need_revision: {
      subject: 'Tu perfil necesita cambios',
      text: ['Antes de mostrar tu perfil a los alumnos, corrige esto:', '{comment}', 'Después envía el perfil a revisión y lo miramos otra vez.'],
      button: 'Abrir tu perfil',
    },
    tutor_document_refused: {
      subject: 'No pudimos aceptar tu documento: {title}',
      text: ['No pudimos aceptar tu documento «{title}».', '{comment}', 'Cámbialo por otro en tu perfil y lo revisamos otra vez.'],
      button: 'Abrir tu perfil',
    },
    schedule_confirm: {
      subject: '¿Sigue siendo correcto tu horario?',
      text: ['Los alumnos prefieren a quien confirmó hace poco sus horas libres. Confirma las tuyas con un clic.'],
      button: 'Confirmar el horario',
    },
    tutor_delete_requested: {
      subject: 'Tu perfil se borrará el {deadline}',
      text: [
        'Hemos ocultado tu perfil, como pediste. El {deadline} borraremos nombre, contactos, textos, foto y documentos.',
        'Hasta entonces puedes recuperarlo y todo queda como estaba. Si no lo pediste tú, recupéralo y cambia la contraseña.',
      ],
      button: 'Recuperar el perfil',
    },
    tutor_delete_code: {
      subject: 'Tu código para borrar el perfil',
      text: [
        'Tu código: {secret}',
        {
          one: 'Sirve una vez, durante {count} minuto. No se lo digas a nadie. Si no estás borrando tu perfil, no tienes que hacer nada.',
          many: 'Sirve una vez, durante {count} de minutos. No se lo digas a nadie. Si no estás borrando tu perfil, no tienes que hacer nada.',
          other: 'Sirve una vez, durante {count} minutos. No se lo digas a nadie. Si no estás borrando tu perfil, no tienes que hacer nada.',
        },
      ],
      button: 'Abrir los ajustes',
    },
    staff_profile_sent: {
      subject: 'Un perfil espera revisión',
      text: ['{tutor_full_name} completó su perfil. Espera revisión.'],
      button: 'Abrir el perfil',
    },
    billing_rejected: {
      subject: 'Tus datos de facturación necesitan cambios',
      text: ['No pudimos aceptar tus datos de facturación:', '{comment}', 'Corrígelos en tu cuenta y los revisamos otra vez.'],
      button: 'Abrir tu cuenta',
    },
    tutor_payment_received: {
      subject: 'Pago recibido: {sum}',
      text: ['Hemos recibido tu pago de {sum}. Está en el historial del monedero, con su factura.'],
      button: 'Abrir el monedero',
    },
    tutor_personal_order: {
      subject: 'Una solicitud para ti: {lessons_name}',
      text: [
        'Te ha elegido un nuevo alumno: {client_name}, {lessons_name}.',
        {
          one: 'Responde en {count} hora, antes de que otro profesor acepte la solicitud.',
          many: 'Responde en {count} de horas, antes de que otro profesor acepte la solicitud.',
          other: 'Responde en {count} horas, antes de que otro profesor acepte la solicitud.',
        },
      ],
      button: 'Responder',
    },
    tutor_potential_order: {
      subject: 'Nueva solicitud: {lessons_name}',
      text: [
        'La solicitud n.º\u00a0{order_id} puede ser para ti: {lessons_name}.',
        {
          one: 'Puede responder {count} profesor y elige el alumno.',
          many: 'Pueden responder {count} de profesores y elige el alumno.',
          other: 'Pueden responder {count} profesores y elige el alumno.',
        },
      ],
      button: 'Ver la solicitud',
    },
    tutor_appointed: {
      subject: 'Te han elegido: solicitud n.º\u00a0{order_id}',
      text: [
        'Das las clases de la solicitud n.º\u00a0{order_id}: {lessons_name}.',
        'Alumno: {client_name}, {client_phone}. Ponte en contacto hoy y escribe en la solicitud la fecha de la primera clase.',
      ],
      button: 'Abrir la solicitud',
    },
    tutor_appointed_school: {
      subject: 'Te han elegido: solicitud n.º\u00a0{order_id}',
      text: [
        'Das las clases de la escuela asociada de la solicitud n.º\u00a0{order_id}: {lessons_name}.',
        'Alumno: {client_name}, {client_phone}. Ponte en contacto hoy y acuerda la primera clase.',
      ],
      button: 'Abrir la solicitud',
    },
    tutor_client_deleted: {
      subject: 'La solicitud n.º\u00a0{order_id} está retirada',
      text: [
        'El alumno ha eliminado su cuenta, así que la solicitud n.º\u00a0{order_id} ({lessons_name}) está cerrada. No debes comisión.',
        'Otras solicitudes te esperan en tu cuenta.',
      ],
      button: 'Ver solicitudes nuevas',
    },
    tutor_new_message: {
      subject: 'Nuevo mensaje: {client_name}',
      text: ['{client_name} te escribe sobre la solicitud n.º\u00a0{order_id} ({lessons_name}):', '{comment}'],
      button: 'Abrir el chat',
    },
    tutor_closed: {
      subject: 'La solicitud n.º\u00a0{order_id} ya no espera respuesta',
      text: ['La solicitud n.º\u00a0{order_id} ya no admite respuestas: {lessons_name}.', 'Otras solicitudes te esperan en tu cuenta.'],
      button: 'Abrir la solicitud',
    },
    tutor_removed: {
      subject: 'Ya no llevas la solicitud n.º\u00a0{order_id}',
      text: [
        'La solicitud n.º\u00a0{order_id} ({lessons_name}) ya no es tuya y su comisión queda anulada.',
        'Si es un error, escríbenos: {support_email}.',
      ],
      button: 'Abrir la solicitud',
    },
    tutor_first_class_set: {
      subject: 'Primera clase: {first_class}',
      text: [
        'La primera clase de la solicitud n.º\u00a0{order_id} ({lessons_name}) es el {first_class}. Alumno: {client_name}, {client_phone}.',
        'La comisión es de {sum} y vence el {deadline}. Si no te viene bien, acuerda otra fecha con tu alumno y cámbiala en la solicitud.',
      ],
      button: 'Abrir la solicitud',
    },
    tutor_first_class_set_free: {
      subject: 'Primera clase: {first_class}',
      text: [
        'La primera clase de la solicitud n.º\u00a0{order_id} ({lessons_name}) es el {first_class}. Alumno: {client_name}, {client_phone}.',
        'Esta solicitud no tiene comisión. Si no te viene bien, acuerda otra fecha con tu alumno.',
      ],
      button: 'Abrir la solicitud',
    },
    tutor_first_class_reminder: {
      subject: '¿Cuándo es la primera clase de la solicitud n.º\u00a0{order_id}?',
      text: [
        'La solicitud n.º\u00a0{order_id} ({lessons_name}) todavía no tiene fecha de la primera clase.',
        'Acuérdala con tu alumno y escríbela en la solicitud.',
      ],
      button: 'Poner la fecha',
    },
    tutor_pay_deadline: {
      subject: 'Solicitud n.º\u00a0{order_id}: pago hasta el {deadline}',
      text: [
        'La comisión de la solicitud n.º\u00a0{order_id} es de {sum}. El último día de pago es el {deadline}.',
        'Puedes pagar en la solicitud, con tu monedero.',
      ],
      button: 'Pagar',
    },
    tutor_pay_overdue: {
      subject: 'La solicitud n.º\u00a0{order_id} no está pagada',
      text: [
        'La comisión de la solicitud n.º\u00a0{order_id} es de {sum}. El plazo acabó el {deadline}.',
        {
          one: '{count} día después de esa fecha tu perfil sale del catálogo. Vuelve en cuanto pagues.',
          many: '{count} de días después de esa fecha tu perfil sale del catálogo. Vuelve en cuanto pagues.',
          other: '{count} días después de esa fecha tu perfil sale del catálogo. Vuelve en cuanto pagues.',
        },
      ],
      button: 'Pagar',
    },
    ad_need_revision: {
      subject: 'Tu anuncio necesita cambios: {title}',
      text: [
        'Hemos leído tu anuncio «{title}». Antes de publicarlo hay que corregir algo:',
        '{comment}',
        'Guarda los cambios y lo revisaremos otra vez.',
      ],
      button: 'Abrir el anuncio',
    },
    blog_need_revision: {
      subject: 'Tu artículo necesita cambios: {title}',
      text: [
        'Hemos leído tu artículo «{title}». Antes de publicarlo hay que corregir algo:',
        '{comment}',
        'Guarda los cambios y lo revisaremos otra vez.',
      ],
      button: 'Abrir el artículo',
    },
  },
}
