/** Beside react-admin's own words, `ra.saved_queries`. */
export default {
  own: 'Míos',
  shared: 'Compartidos',
  edit: 'Cambiar «{name}»',
  share: 'Mostrar a los compañeros que tienen esta lista',
}
