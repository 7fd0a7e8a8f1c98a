export default {
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/static_pages/create': 'Створено сторінку',
    '/admin/static_pages/save': 'Змінено сторінку',
    '/admin/static_pages/delete': 'Видалено сторінку',
    '/admin/static_pages/change_status': 'Сторінку показано або приховано',
  },
}
