export default {
  fields: { text: 'Назва або адреса', name: 'Назва', sort: 'Порядок', news_count: 'Новин', active: 'Видно на сайті' },
  new: 'Нова категорія',
  sort_why: 'Менше число — вище',
  active_why: 'Прихована категорія приховує всі свої новини',
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/news_category/create': 'Створено категорію новин',
    '/admin/news_category/save': 'Змінено категорію новин',
    '/admin/news_category/delete': 'Видалено категорію новин',
    '/admin/news_category/set_active_or_inactive': 'Категорію новин показано або приховано',
  },
}
