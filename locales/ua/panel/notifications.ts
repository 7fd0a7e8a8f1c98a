export default {
  title: 'Сповіщення',
  bell: { one: 'Сповіщення, {count}', few: 'Сповіщення, {count}', many: 'Сповіщення, {count}', other: 'Сповіщення, {count}' },
  personal_orders: 'Відповіді на особисті заявки',
  potential_orders: 'Відповіді на запропоновані заявки',
  client_terms_declined_orders: 'Клієнт не прийняв умов',
  client_deleted_orders: 'Клієнт видалив профіль',
  timer_notifications: 'Строки',
  reasons: {
    pause_over: 'Пауза закінчилася',
    overdue: 'Оплату прострочено на три дні',
    no_responses: 'Три дні без жодної відповіді',
    no_first_class: 'П’ять днів без дати першого заняття',
    tutor_gone: 'Репетитор більше не працює',
  },
}
