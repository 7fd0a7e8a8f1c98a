export default {
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/site_review/save': 'Змінено відгук про сайт',
    '/admin/site_review/set_active': 'Показано відгук про сайт',
    '/admin/site_review/set_inactive': 'Сховано відгук про сайт',
    '/admin/site_review/set_deleted': 'Видалено відгук про сайт',
  },
}
