export default {
  fields: {
    lang: 'Idioma',
    key: 'Clave',
    name: 'Nombre propio',
    text: 'Texto',
    channels: 'Canales',
    active: 'En uso',
    is_own: 'Solo los cambiados',
  },
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/sms/create': 'SMS creado',
    '/admin/sms/save': 'SMS cambiado',
    '/admin/sms/delete': 'SMS eliminado',
  },
}
