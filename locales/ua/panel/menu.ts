/** Names of the menu's groups, and of its entries by their address. */
export default {
  label: 'Меню',
  clear_cache: 'Очистити кеш',
  home: 'На головну панелі',
  tutors: 'Репетитори',
  settings: 'Налаштування',
  desktop: 'Робочий стіл',
  users_orders: 'Заявки',
  users_show: 'Користувачі',
  clients_show: 'Клієнти',
  users_card_a_merchants: 'Платіжні рахунки',
  users_tops: 'ТОПи',
  content: 'Контент',
  users_blog: 'Блоги',
  users_ads: 'Оголошення',
  outbox: 'Вихідні повідомлення',
  audit: 'Журнал змін',
}
