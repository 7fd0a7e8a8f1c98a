/** Who mails come from. */
export default {
  fields: {
    name: 'Назва',
    from_name: 'Ім’я відправника',
    from_email: 'Пошта відправника',
    reply_to: 'Куди відповідати',
    active: 'Використовувати',
    is_default: 'Основний',
    smtp_host: 'SMTP-сервер',
    smtp_port: 'Порт',
    secure: 'TLS одразу',
    smtp_user: 'Користувач',
    smtp_password: 'Пароль',
  },
  new: 'Новий відправник',
  who: 'Відправник',
  server: 'Сервер',
  standing: 'Стан',
  reply_to_left: 'Якщо порожньо — на пошту відправника',
  server_left: 'Якщо порожньо — сервер із налаштувань продукту',
  secure_means: 'Для серверів, що шифрують одразу. Без цього шифрування вмикається, якщо сервер його пропонує.',
  password_stays: 'Пароль не показується. Введіть новий, щоб замінити його.',
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/email/profile/create': 'Додано відправника',
    '/admin/email/profile/save': 'Змінено відправника',
    '/admin/email/profile/delete': 'Видалено відправника',
  },
}
