export default {
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/news_one/create': 'Створено новину',
    '/admin/news_one/save': 'Змінено новину',
    '/admin/news_one/delete': 'Видалено новину',
    '/admin/news_one/set_published': 'Опубліковано новину',
    '/admin/news_one/set_active_or_inactive': 'Новину показано або приховано',
    '/admin/news_one/add_image': 'Додано зображення до новини',
    '/admin/news_one/delete_main_image': 'Прибрано головне зображення новини',
  },
}
