export default {
  close: 'Закрити',
  login: {
    title: 'Увійти',
    student: 'Я учень',
    tutor: 'Я репетитор',
  },
  user: { label: 'Ваше меню' },
  chats: { label: 'Чати', new: 'нових: {count}' },
  bell: {
    label: 'Сповіщення',
    count: { one: '{count} сповіщення', few: '{count} сповіщення', many: '{count} сповіщень', other: '{count} сповіщення' },
    personal_orders: 'Заявка особисто вам: {client_name}',
    potential_orders: 'Нова заявка з вашого предмета: {lessons_name}',
    assigned: 'Вас призначено: {name}',
    waiting_for_pay: 'Сплатіть комісію до {date}: заявка {id}',
    deadline_pay_date: 'Комісію треба сплатити сьогодні: заявка {id}',
    overdue_pay_date: 'Строк оплати минув: заявка {id}',
    client_notifications: 'Нові повідомлення, {name}: {count}',
    admin_notifications: 'Повідомлення від Docento, заявка {id}: {count}',
  },
}
