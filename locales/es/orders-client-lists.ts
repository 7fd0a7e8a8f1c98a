export default {
  lists: 'Listas de solicitudes',
  active: 'Activas',
  archive: 'Archivo',
  empty: { title: 'Aún no hay solicitudes', text: 'Elige un profesor y envía una solicitud. Para ti es gratis.' },
  empty_archive: { title: 'El archivo está vacío', text: 'Aquí llegan las solicitudes cuando empiezan las clases o termina la búsqueda.' },
  unread: { one: '{count} mensaje nuevo', many: '{count} de mensajes nuevos', other: '{count} mensajes nuevos' },
  answers: {
    one: 'Ha respondido {count} profesor',
    many: 'Han respondido {count} de profesores',
    other: 'Han respondido {count} profesores',
  },
  choose: 'Elegir',
  your_mark: 'Tu nota: {mark}',
}
