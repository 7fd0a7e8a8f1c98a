export default {
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
