export default {
  close: 'Закрыть',
  login: {
    title: 'Войти',
    student: 'Я ученик',
    tutor: 'Я репетитор',
  },
  user: { label: 'Ваше меню' },
  chats: { label: 'Чаты', new: 'новых: {count}' },
  bell: {
    label: 'Уведомления',
    count: { one: '{count} уведомление', few: '{count} уведомления', many: '{count} уведомлений', other: '{count} уведомления' },
    personal_orders: 'Заявка лично вам: {client_name}',
    potential_orders: 'Новая заявка по вашему предмету: {lessons_name}',
    assigned: 'Вас назначили: {name}',
    waiting_for_pay: 'Оплатите комиссию до {date}: заявка {id}',
    deadline_pay_date: 'Комиссию нужно оплатить сегодня: заявка {id}',
    overdue_pay_date: 'Срок оплаты прошёл: заявка {id}',
    client_notifications: 'Новые сообщения, {name}: {count}',
    admin_notifications: 'Сообщения от Docento, заявка {id}: {count}',
  },
}
