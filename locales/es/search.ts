export default {
  lesson: 'Materia',
  city: 'Ciudad',
  lesson_placeholder: '¿Qué materia?',
  city_placeholder: '¿Qué ciudad?',
  online: 'Online',
  search_tutor: 'Buscar profesor',
  no_results: 'No hay resultados',
  all_lessons: 'Todas las materias',
  all_cities: 'Todas las ciudades',
  clear: 'Borrar',
}
