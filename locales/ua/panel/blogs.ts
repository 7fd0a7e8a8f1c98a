export default {
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/blog/save': 'Змінено допис',
    '/admin/blog/set_deleted': 'Видалено допис',
    '/admin/blog/set_mark': 'Оцінено допис',
    '/admin/blog/set_published': 'Опубліковано допис',
    '/admin/blog/set_need_revision': 'Допис повернуто на доопрацювання',
    '/admin/blog/add_image': 'Додано зображення до допису',
  },
}
