export default {
  fields: { text: 'Текст' },
  chips: { 1: 'Чекають', 2: 'Опубліковані', 3: 'На доопрацюванні', 4: 'Вимкнені', 5: 'Видалені' },
  statuses: { 1: 'Чекає', 2: 'Опубліковано', 3: 'На доопрацюванні', 4: 'Вимкнено репетитором', 5: 'Видалено' },
  views: 'Переглядів',
  seen: { one: '{count} перегляд', few: '{count} перегляди', many: '{count} переглядів', other: '{count} перегляду' },
  of_tutor: {
    one: '{count} інше оголошення на сайті',
    few: '{count} інші оголошення на сайті',
    many: '{count} інших оголошень на сайті',
    other: '{count} іншого оголошення на сайті',
  },
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/ad/save': 'Змінено оголошення',
    '/admin/ad/set_deleted': 'Видалено оголошення',
    '/admin/ad/set_published': 'Опубліковано оголошення',
    '/admin/ad/set_need_revision': 'Оголошення повернуто на доопрацювання',
    '/admin/ad/change_status': 'Змінено статус оголошення',
    '/admin/ad/add_image': 'Додано зображення до оголошення',
    '/admin/ad/remove_image': 'Прибрано зображення з оголошення',
  },
}
