export default {
  title: 'Ajustes',
  password: {
    title: 'Contraseña',
    old_password: 'Contraseña actual',
    password: 'Contraseña nueva',
    rule: 'De {min} a {max} caracteres, con una letra y un número.',
    confirm_password: 'La misma contraseña otra vez',
    save: 'Guardar la contraseña',
    done: 'La contraseña nueva está guardada. Tus otros dispositivos ya no tienen la sesión abierta.',
  },
  saved: 'Guardado',
  at_once: 'Cada interruptor se guarda al momento.',
  mails: {
    title: 'Solicitudes y correos',
    taking: { label: 'Acepto solicitudes nuevas', about: 'Desactívalo si no tienes plazas: seguirás al final de la lista, sin botón de solicitud.' },
    new_orders: { label: 'Solicitudes nuevas para mí', about: 'Un correo en cuanto un alumno te elige.' },
    potential_orders: { label: 'Solicitudes que encajan', about: 'Un correo cuando una solicitud se ofrece a ti y a otros profesores.' },
    news: { label: 'Novedades de Docento', about: 'Qué ha cambiado en tu espacio y en las normas.' },
    promo: { label: 'Ofertas y descuentos' },
    sms: { label: 'SMS sobre solicitudes y plazos de pago', about: 'Los códigos de confirmación llegan siempre.' },
    lang: 'Idioma de correos y mensajes',
  },
  privacy: {
    title: 'Privacidad',
    phone_visible_after_appointment: { label: 'Mostrar mi teléfono al alumno tras la asignación', about: 'Hasta entonces nadie ve el número.' },
    profile_in_search_engines: {
      label: 'Perfil en los buscadores',
      about: 'Si lo desactivas, los buscadores dejarán de encontrarlo. Seguirá en el catálogo de Docento.',
    },
    photo_in_ads: { label: 'Mi foto en los anuncios' },
    marketing_emails: { label: 'Correos publicitarios' },
  },
}
