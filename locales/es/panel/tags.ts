export default {
  fields: {
    words: 'Palabras del perfil',
    active: 'En el sitio',
    h1: 'Título de la página',
    title: 'Título en los buscadores',
    metad: 'Descripción en los buscadores',
    text: 'Texto al pie de la página',
  },
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
