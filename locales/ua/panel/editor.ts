import editor from '../editor.ts'

/** The tools of the editor of articles, those of staff too. */
export default {
  ...editor,
  table: 'Таблиця',
  row: 'Рядок нижче',
  column: 'Стовпець праворуч',
  no_row: 'Прибрати рядок',
  no_column: 'Прибрати стовпець',
  picture_added: 'Зображення додано',
}
