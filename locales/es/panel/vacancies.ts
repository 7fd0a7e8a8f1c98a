export default {
  fields: {
    city: 'Ciudad',
    employment: 'Jornada',
    salary: 'Sueldo',
    contact_email: 'Adónde escribir',
    active: 'En el sitio',
  },
  new: 'Nueva oferta',
  search: 'Nombre o ciudad',
  anywhere: 'Vacío: desde cualquier lugar',
  employments: { full: 'Completa', part: 'Parcial', contract: 'Por contrato', internship: 'Prácticas' },
  calls: {
    '/rest/vacancies': 'Oferta añadida',
    'PUT /rest/vacancies/{id}': 'Oferta cambiada',
    'DELETE /rest/vacancies/{id}': 'Oferta eliminada',
  },
}
