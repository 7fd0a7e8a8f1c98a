/** Texts of the status toast that differ from those of the site (spec: back-office 8). */
export default {
  saved: 'Збережено',
  undone: 'Повернуто, як було',
  server_error: 'Помилка сервера',
  forbidden: 'У вас недостатньо прав доступу',
  wrong_status: 'Невірний статус!',
  reopen_error: 'Показати останню помилку',
  reopen_success: 'Показати останнє повідомлення',
}
