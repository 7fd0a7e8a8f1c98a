/** Texts of the status toast that differ from those of the site (spec: back-office 8). */
export default {
  saved: 'Збережено',
  deleted: 'Видалено',
  undone: 'Повернуто, як було',
  server_error: 'Помилка сервера',
  forbidden: 'У вас недостатньо прав доступу',
  wrong_status: 'Невірний статус!',
  outdated: 'Панель оновлено, тож сторінку треба відкрити знову',
  in_use_by: 'Видалити не можна: на цей запис посилаються {records}',
  /** Records that refer to another, by their table. */
  referrers: {
    orders: 'заявки',
    tutors: 'репетитори',
    clients: 'клієнти',
    payments: 'платежі',
    wallet_lines: 'гаманці репетиторів',
    cities: 'міста',
    districts: 'райони',
    subdistricts: 'мікрорайони',
    ads: 'оголошення',
    blogs: 'блоги',
    news: 'новини',
    lessons: 'предмети',
    admin_log: 'журнал змін',
  },
  reopen_error: 'Показати останню помилку',
  reopen_success: 'Показати останнє повідомлення',
}
