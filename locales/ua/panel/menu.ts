/** Names of the menu's groups, and of its entries by their address. */
export default {
  label: 'Меню',
  home: 'На головну панелі',
  tutors: 'Репетитори',
  settings: 'Налаштування',
  desktop: 'Робочий стіл',
  users_orders: 'Заявки',
  users_show: 'Користувачі',
  clients_show: 'Клієнти',
  outbox: 'Вихідні повідомлення',
  audit: 'Журнал змін',
}
