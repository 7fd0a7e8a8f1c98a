export default {
  promise: 'Compara precios y opiniones y envía una solicitud. Para ti es gratis.',
  stats: {
    tutors: { one: '{count} profesor', many: '{count} de profesores', other: '{count} profesores' },
    orders: { one: '{count} solicitud', many: '{count} de solicitudes', other: '{count} solicitudes' },
    cities: { one: '{count} ciudad', many: '{count} de ciudades', other: '{count} ciudades' },
  },
  lessons: 'Lo más buscado',
  cities: 'Ciudades',
  tutors: 'Profesores para empezar',
  all_tutors: 'Todos los profesores',
  profile: 'Ver perfil',
  steps: {
    title: 'Cómo funciona',
    choose: { title: 'Elige', text: 'Compara precios, opiniones y horas libres.' },
    send: {
      title: 'Envía una solicitud',
      text: {
        one: 'El profesor responde en {count} hora. Si no, te proponemos otros.',
        many: 'El profesor responde en {count} de horas. Si no, te proponemos otros.',
        other: 'El profesor responde en {count} horas. Si no, te proponemos otros.',
      },
    },
    learn: { title: 'Empieza a aprender', text: 'Acuerda la primera clase. Solo pagas al profesor.' },
  },
  reviews: 'Lo que dicen los alumnos',
  all_reviews: 'Todas las opiniones',
  review_of: 'sobre {name}',
  join: {
    title: '¿Das clases?',
    text: 'El perfil es gratis. Los alumnos te encuentran por materia, lugar y precio.',
    button: 'Crear perfil',
  },
}
