export default {
  title: 'Enseña en la escuela',
  lead: 'La escuela asociada busca profesores para clases online. Cuéntale sobre ti: lo leerá y responderá.',
  none: 'Ahora la escuela no busca profesores de tus materias.',
  sent_at: 'Enviada el {date}.',
  answered_at: 'Respuesta del {date}.',
  again: 'Puedes pedirlo de nuevo el {date}.',
  states: {
    sent: 'La escuela está viendo tu solicitud.',
    accepted: 'La escuela te ha aceptado. Nos pondremos en contacto.',
    refused: 'La escuela ha dicho que no por ahora.',
  },
  form: {
    about: 'Sobre ti y tus clases',
    about_hint: 'De {min} a {max} caracteres. La escuela recibe también tus datos de contacto.',
    lessons: 'Materias',
    levels: 'Niveles',
    no_level: 'Elige al menos un nivel',
    practice: 'Experiencia',
    schedule: 'Cuándo estás libre',
    send: 'Enviar a la escuela',
    done: 'Solicitud enviada',
  },
}
