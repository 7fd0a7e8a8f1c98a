export default {
  orders: 'Últimas solicitudes',
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
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/client/profile/password/set': 'Contraseña del cliente definida',
    '/admin/client/blacklist/add': 'Cliente añadido a la lista negra',
    '/admin/client/blacklist/remove': 'Cliente quitado de la lista negra',
    '/admin/client/merge': 'Clientes fusionados',
    '/admin/client/merge_undo': 'Fusión de clientes deshecha',
  },
}
