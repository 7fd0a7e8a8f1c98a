export default {
  fields: {
    lang: 'Мова',
    key: 'Ключ',
    name: 'Своя назва',
    text: 'Текст',
    channels: 'Канали',
    active: 'Використовувати',
    is_own: 'Лише змінені',
  },
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/sms/create': 'Створено SMS',
    '/admin/sms/save': 'Змінено SMS',
    '/admin/sms/delete': 'Видалено SMS',
  },
}
