export default {
  title: 'Сповіщення',
  read_all: 'Прочитано все',
  bell: { one: 'Сповіщення, {count}', few: 'Сповіщення, {count}', many: 'Сповіщення, {count}', other: 'Сповіщення, {count}' },
  personal_orders: 'Відповіді на особисті заявки',
  potential_orders: 'Відповіді на запропоновані заявки',
  client_terms_declined_orders: 'Клієнт не прийняв умов',
  client_deleted_orders: 'Клієнт видалив профіль',
  new_chat_from_client: 'Нові повідомлення в чатах',
  income_calls: 'Дзвінки без відповіді',
  timer_notifications: 'Строки',
  reasons: {
    pause_over: 'Пауза закінчилася',
    overdue: {
      one: 'Оплату прострочено на {count} день',
      few: 'Оплату прострочено на {count} дні',
      many: 'Оплату прострочено на {count} днів',
      other: 'Оплату прострочено на {count} дня',
    },
    no_responses: {
      one: '{count} день без жодної відповіді',
      few: '{count} дні без жодної відповіді',
      many: '{count} днів без жодної відповіді',
      other: '{count} дня без жодної відповіді',
    },
    no_first_class: {
      one: '{count} день без дати першого заняття',
      few: '{count} дні без дати першого заняття',
      many: '{count} днів без дати першого заняття',
      other: '{count} дня без дати першого заняття',
    },
    tutor_gone: 'Репетитор більше не працює',
  },
}
