export default {
  label: 'Панель адміністратора',
  panel: 'Панель',
  open_tutor: 'Репетитор у панелі',
  open_order: 'Заявка в панелі',
  acting_as: 'Ви увійшли як {name}',
}
