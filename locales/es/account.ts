export default {
  close: 'Cerrar',
  login: {
    title: 'Entrar',
    student: 'Quiero aprender',
    tutor: 'Doy clases',
  },
  user: { label: 'Tu menú' },
  chats: { label: 'Chats', new: 'nuevos: {count}' },
  bell: {
    label: 'Avisos',
    count: { one: '{count} aviso', many: '{count} de avisos', other: '{count} avisos' },
    personal_orders: 'Una solicitud para ti: {client_name}',
    potential_orders: 'Solicitud nueva de tu materia: {lessons_name}',
    assigned: 'Te han elegido: {name}',
    waiting_for_pay: 'Paga la comisión a más tardar el {date}: solicitud {id}',
    deadline_pay_date: 'La comisión vence hoy: solicitud {id}',
    overdue_pay_date: 'El plazo de pago ha vencido: solicitud {id}',
    client_notifications: 'Mensajes nuevos de {name}: {count}',
    admin_notifications: 'Mensajes de Docento, solicitud {id}: {count}',
  },
}
