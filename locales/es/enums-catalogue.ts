export default {
  sort: { default: 'Por puntuación', rate_asc: 'Precio más bajo primero', rate_desc: 'Precio más alto primero', reviews: 'Más opiniones primero' },
  seo_type: {
    1: {
      name: 'profesores',
      genitive: 'profesores',
      found: { one: 'profesor', many: 'profesores', other: 'profesores' },
      count: { one: 'profesor', many: 'profesores', other: 'profesores' },
    },
    2: {
      name: 'docentes',
      genitive: 'docentes',
      found: { one: 'docente', many: 'docentes', other: 'docentes' },
      count: { one: 'docente', many: 'docentes', other: 'docentes' },
    },
    3: {
      name: 'entrenadores',
      genitive: 'entrenadores',
      found: { one: 'entrenador', many: 'entrenadores', other: 'entrenadores' },
      count: { one: 'entrenador', many: 'entrenadores', other: 'entrenadores' },
    },
    4: {
      name: 'especialistas',
      genitive: 'especialistas',
      found: { one: 'especialista', many: 'especialistas', other: 'especialistas' },
      count: { one: 'especialista', many: 'especialistas', other: 'especialistas' },
    },
  },
}
