export default {
  label: 'Панель администратора',
  panel: 'Панель',
  open_tutor: 'Репетитор в панели',
  open_order: 'Заявка в панели',
  acting_as: 'Вы вошли как {name}',
}
