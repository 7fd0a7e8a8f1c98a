export default {
  fields: {
    text: 'Ім’я, пошта, телефон',
    name: 'Ім’я',
    email: 'Пошта для входу',
    password: 'Пароль',
    status: 'Роль',
    phone: 'Телефон',
    telephony_ext: 'Внутрішній номер',
    active: 'Працює',
    receives_calls: 'Дзвінки',
    receives_notifications: 'Сповіщення',
    last_login_at: 'Останній вхід',
    created_at: 'Додано',
  },
  new: 'Новий адміністратор',
  statuses: { 1: 'Головний адміністратор', 2: 'Менеджер', 3: 'Редактор контенту', 4: 'Керівник' },
  access: 'Вхід і роль',
  password_stays: 'Порожньо — пароль не зміниться. Новий завершить входи на всіх пристроях.',
  of_owner: 'Записи головних адміністраторів змінюють лише вони',
  you: 'це ви',
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/admin/create': 'Додано адміністратора',
    '/admin/admin/save': 'Змінено адміністратора',
    '/admin/admin/change_checkout': 'Перемкнено адміністратора',
    '/admin/admin/delete': 'Видалено адміністратора',
  },
}
