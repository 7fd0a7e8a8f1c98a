/** What forms of the site's own texts share: news, pages, blocks, texts of the catalogue. */
export default {
  languages: 'En los idiomas del sitio',
  beside: 'Mostrar al lado',
  not_beside: 'Quitar de al lado',
  write: 'Escribir',
  preview: 'Vista previa',
  as_on_phone: 'Como en el móvil',
  search: 'Para los buscadores',
  as_name: 'Vacío: igual que el nombre',
  save_first: 'Guarde antes los cambios.',
  add_question: 'Añadir pregunta',
  remove_question: 'Quitar la pregunta {number}',
}
