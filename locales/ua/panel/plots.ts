export default {
  as_table: 'Числа таблицею',
}
