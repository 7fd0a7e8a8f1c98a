export default {
  orders: 'Останні заявки',
  deleted: 'Видалено',
  terms_declined: 'умов не прийнято',
  terms: { confirmed: 'Умови прийнято', declined: 'Умови відхилено' },
  messengers: 'Месенджери',
  tutor: 'Також репетитор',
  subscribed: 'Листи',
  subscriptions: { reminders: 'нагадування', news: 'новини', promo: 'акції' },
  blacklist_comment: 'Чому в чорному списку',
  columns: {
    name: 'Клієнт',
    contacts: 'Контакти',
    city: 'Місто',
    orders: 'Заявки',
    marks: 'Позначки',
    created: 'Створено',
    last_login: 'Останній вхід',
  },
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/client/profile/password/set': 'Задано пароль клієнта',
    '/admin/client/blacklist/add': 'Клієнта внесено в чорний список',
    '/admin/client/blacklist/remove': 'Клієнта прибрано з чорного списку',
    '/admin/client/merge': 'Клієнтів об’єднано',
    '/admin/client/merge_undo': 'Об’єднання клієнтів скасовано',
  },
}
