export default {
  close: 'Close',
  login: {
    title: 'Sign in',
    student: 'I am a student',
    tutor: 'I am a tutor',
  },
  user: { label: 'Your menu' },
  chats: { label: 'Chats', new: 'new: {count}' },
  bell: {
    label: 'Notifications',
    count: { one: '{count} notification', other: '{count} notifications' },
    personal_orders: 'A request for you: {client_name}',
    potential_orders: 'A new request for your subject: {lessons_name}',
    assigned: 'You’ve been chosen: {name}',
    waiting_for_pay: 'Pay the commission by {date}: request {id}',
    deadline_pay_date: 'The commission is due today: request {id}',
    overdue_pay_date: 'The payment is overdue: request {id}',
    client_notifications: 'New messages from {name}: {count}',
    admin_notifications: 'Messages from Docento, request {id}: {count}',
  },
}
