export default {
  title: 'Avisos',
  bell: { one: 'Avisos, {count}', many: 'Avisos, {count}', other: 'Avisos, {count}' },
  personal_orders: 'Respuestas a solicitudes personales',
  potential_orders: 'Respuestas a solicitudes ofrecidas',
  client_terms_declined_orders: 'El cliente no ha aceptado las condiciones',
  client_deleted_orders: 'El cliente ha eliminado su cuenta',
  timer_notifications: 'Plazos',
  reasons: {
    pause_over: 'La pausa ha terminado',
    overdue: 'Pago vencido hace tres días',
    no_responses: 'Tres días sin ninguna respuesta',
    no_first_class: 'Cinco días sin fecha de la primera clase',
    tutor_gone: 'El profesor ya no trabaja',
  },
}
