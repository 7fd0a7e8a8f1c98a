export default {
  fields: { words: 'Palabras del perfil', active: 'En el sitio' },
  new: 'Nueva etiqueta',
  search: 'Nombre o dirección',
  whom: 'A quién reúne',
  which_words: 'Basta con una. Sin palabras, la etiqueta reúne por materia o nivel.',
  calls: {
    '/rest/tags': 'Etiqueta añadida',
    'PUT /rest/tags/{id}': 'Etiqueta cambiada',
    'DELETE /rest/tags/{id}': 'Etiqueta eliminada',
  },
}
