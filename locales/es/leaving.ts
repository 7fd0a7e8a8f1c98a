export default {
  /** On every page of the cabinet, as long as it can be taken back. */
  asked: {
    date: 'Tu perfil se borrará el {date}.',
    hidden: 'Ahora no lo ve nadie.',
    take_back: 'Recuperar el perfil',
    done: 'Tu perfil vuelve a estar como antes',
  },
  title: '¿Borrar el perfil?',
  means: {
    now: {
      title: 'Al momento',
      text: 'Perfil, anuncios y artículos quedan ocultos. No habrá solicitudes nuevas; avisamos a quienes esperan tu respuesta.',
    },
    until: { title: 'Hasta el {date}', text: 'Entra y recupera el perfil: todo queda como estaba.' },
    after: { title: 'El {date}', text: 'Borramos nombre, contactos, textos, foto, documentos y mensajes.' },
    stays: { title: 'Lo que queda', text: 'Solicitudes, pagos y opiniones, sin tu nombre.' },
    wallet: { title: '{sum} en el monedero', text: 'Gástalo antes de ese día o pídenos que te lo devolvamos: {email}.' },
  },
  reason: 'Por qué te vas',
  optional: 'si quieres',
  password: 'Contraseña',
  code: 'Código del correo',
  code_hint: 'Entras sin contraseña: te enviamos un código por correo.',
  send: 'Enviar el código',
  sent: 'El código va camino de tu correo',
  submit: 'Borrar el perfil',
  done: 'El perfil está oculto y se borrará el {date}',
}
