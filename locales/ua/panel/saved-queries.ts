/** Beside react-admin's own words, `ra.saved_queries`. */
export default {
  own: 'Мої',
  shared: 'Спільні',
  edit: 'Змінити «{name}»',
  share: 'Показувати колегам, які мають цей список',
}
