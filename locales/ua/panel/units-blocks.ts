export default {
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/units_block/create': 'Створено блок',
    '/admin/units_block/save': 'Змінено блок',
    '/admin/units_block/delete': 'Видалено блок',
  },
}
