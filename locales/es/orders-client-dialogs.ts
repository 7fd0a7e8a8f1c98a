export default {
  choose: {
    title: '¿Elegir a {name}?',
    text: 'Cada uno ve enseguida el teléfono del otro. Los demás sabrán que ya has elegido.',
    offered: 'Propone empezar el {date}. Después de elegir podrás confirmar ese día.',
    done: 'Tu profesor: {name}',
  },
  ask: {
    title: '¿A quién más se lo pides?',
    first_title: '¿A quién se lo pides?',
    text: { one: 'Te responderá en {count} hora.', many: 'Te responderá en {count} de horas.', other: 'Te responderá en {count} horas.' },
    most: {
      one: 'Puedes esperar hasta {count} respuesta a la vez.',
      many: 'Puedes esperar hasta {count} de respuestas a la vez.',
      other: 'Puedes esperar hasta {count} respuestas a la vez.',
    },
    done: 'Solicitud enviada: {name}',
    empty: 'No hay más profesores de esta materia en este lugar.',
    all: 'Todos los profesores',
    submit: 'Pedírselo',
  },
  review: { mark: 'Nota', text: '¿Cómo van las clases?', submit: 'Publicar la opinión', done: 'La opinión está publicada' },
  pay: {
    packages: 'Cuántas clases',
    each: 'a {price} cada una',
  },
}
