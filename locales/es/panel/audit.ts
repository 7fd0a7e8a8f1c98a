/** `calls` names what staff do, by the address of its call; every call that changes something has one, in its subject's texts (spec: decisions ADM-15). */
export default {
  timeline: 'Cambios del personal',
  no_changes: 'Sin campos modificados',
  more: { one: '{count} campo más', many: '{count} de campos más', other: '{count} campos más' },
  before: 'antes',
  after: 'después',
  raw: 'Tal como está registrado',
  columns: { at: 'Cuándo', admin: 'Quién', call: 'Acción', target: 'Registro', changes: 'Qué ha cambiado', ip: 'IP' },
  circumstances: 'Cuándo y quién',
  acting_as: 'En nombre de',
  targets: {
    order: 'Solicitud n.º {id}',
    tutor: 'Profesor n.º {id}',
    client: 'Cliente n.º {id}',
    admin: 'Miembro del personal n.º {id}',
    response: 'Aviso n.º {id}',
    record: 'Registro n.º {id}',
  },
  calls: {
    '/admin/on_site_notification/set_read': 'Aviso leído',
    '/admin/logout': 'Salida del panel',
  },
}
