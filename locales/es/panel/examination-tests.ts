export default {
  fields: { year: 'Año', link: 'Ejercicios', active: 'En el sitio' },
  new: 'Nuevo examen',
  open: 'Abrir',
  open_it: 'Abrir los ejercicios de «{name}»',
  which_links: 'Un archivo o una página: dirección completa o de este sitio, que empieza por «/»',
  no_link: 'No parece una dirección',
  calls: {
    '/rest/examination_tests': 'Examen añadido',
    'PUT /rest/examination_tests/{id}': 'Examen cambiado',
    'DELETE /rest/examination_tests/{id}': 'Examen eliminado',
  },
}
