export default {
  title: 'Avisos',
  read_all: 'Marcar todo como leído',
  bell: { one: 'Avisos, {count}', many: 'Avisos, {count}', other: 'Avisos, {count}' },
  personal_orders: 'Respuestas a solicitudes personales',
  potential_orders: 'Respuestas a solicitudes ofrecidas',
  client_terms_declined_orders: 'El cliente no ha aceptado las condiciones',
  client_deleted_orders: 'El cliente ha eliminado su cuenta',
  new_chat_from_client: 'Mensajes nuevos en los chats',
  income_calls: 'Llamadas sin atender',
  timer_notifications: 'Plazos',
  reasons: {
    pause_over: 'La pausa ha terminado',
    overdue: { one: 'Pago vencido hace {count} día', many: 'Pago vencido hace {count} de días', other: 'Pago vencido hace {count} días' },
    no_responses: {
      one: '{count} día sin ninguna respuesta',
      many: '{count} de días sin ninguna respuesta',
      other: '{count} días sin ninguna respuesta',
    },
    no_first_class: {
      one: '{count} día sin fecha de la primera clase',
      many: '{count} de días sin fecha de la primera clase',
      other: '{count} días sin fecha de la primera clase',
    },
    client_refund: 'El banco no devolvió el dinero al cliente',
    school_not_told: 'La escuela no recibió la solicitud',
    tutor_gone: 'El profesor ya no trabaja',
  },
}
