export default {
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
}
