export default {
  fields: {
    lang: 'Idioma',
    key: 'Clave',
    name: 'Nombre propio',
    profile_id: 'Remitente',
    subject: 'Asunto',
    text: 'Texto',
    button: 'Texto del botón',
    html: 'HTML en lugar del texto',
    active: 'En uso',
    is_own: 'Solo los cambiados',
  },
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/email/create': 'Correo creado',
    '/admin/email/save': 'Correo cambiado',
    '/admin/email/delete': 'Correo eliminado',
    '/admin/email/send_test': 'Correo de prueba enviado',
  },
}
