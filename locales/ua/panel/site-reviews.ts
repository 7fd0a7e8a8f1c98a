export default {
  fields: { text: 'Відгук', mark: 'Оцінка' },
  chips: { 0: 'Не підтверджені', 1: 'На сайті', 2: 'Приховані', 3: 'Видалені' },
  author: 'Хто написав',
  created: 'Написано',
  search: 'Ім’я або слова відгуку',
  mark_of: '{mark} із {most}',
  client: 'Клієнт',
  show: 'Показати на сайті',
  hide: 'Приховати',
  answer: 'Відповісти або змінити',
  done: { set_active: 'Відгук на сайті', set_inactive: 'Відгук приховано', set_deleted: 'Видалено' },
  delete_asked: 'Видалити відгук: {name}?',
  delete_text: 'Із сайту він зникне одразу. Видалений відгук можна показати знову.',
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/site_review/save': 'Змінено відгук про сайт',
    '/admin/site_review/set_active': 'Показано відгук про сайт',
    '/admin/site_review/set_inactive': 'Сховано відгук про сайт',
    '/admin/site_review/set_deleted': 'Видалено відгук про сайт',
  },
}
