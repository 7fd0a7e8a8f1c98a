export default {
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/video/create': 'Додано відео',
    '/admin/video/save': 'Змінено відео',
    '/admin/video/delete': 'Видалено відео',
  },
}
