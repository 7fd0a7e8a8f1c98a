export default {
  fields: {
    lang: 'Мова',
    key: 'Ключ',
    name: 'Своя назва',
    profile_id: 'Відправник',
    subject: 'Тема',
    text: 'Текст',
    button: 'Напис на кнопці',
    html: 'HTML замість тексту',
    active: 'Використовувати',
    is_own: 'Лише змінені',
  },
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/email/create': 'Створено лист',
    '/admin/email/save': 'Змінено лист',
    '/admin/email/delete': 'Видалено лист',
    '/admin/email/send_test': 'Надіслано пробний лист',
  },
}
