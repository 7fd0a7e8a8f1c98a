import editor from '../editor.ts'

/** The tools of the editor of articles, those of staff too. */
export default {
  ...editor,
  table: 'Tabla',
  row: 'Fila debajo',
  column: 'Columna a la derecha',
  no_row: 'Quitar la fila',
  no_column: 'Quitar la columna',
  picture_added: 'Imagen añadida',
}
