export default {
  deleted: 'Eliminado',
  terms_declined: 'condiciones no aceptadas',
  terms: { confirmed: 'Condiciones aceptadas', declined: 'Condiciones rechazadas' },
  messengers: 'Mensajería',
  tutor: 'También es profesor',
  subscribed: 'Correos',
  subscriptions: { reminders: 'recordatorios', news: 'novedades', promo: 'promociones' },
  blacklist_comment: 'Por qué está en la lista negra',
  columns: {
    name: 'Cliente',
    contacts: 'Contacto',
    city: 'Ciudad',
    orders: 'Solicitudes',
    marks: 'Marcas',
    created: 'Creado',
    last_login: 'Último acceso',
  },
}
