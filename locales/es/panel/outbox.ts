export default {
  text: 'Texto',
  delivery: 'Entrega',
  next_try: 'Próximo intento',
  delivered: 'Entregado',
  error: 'Último error',
  channels: { mail: 'Correo', sms: 'SMS' },
  states: { waiting: 'En cola', kept: 'Guardado aquí', delivered: 'Entregado', dead: 'No entregado' },
  columns: {
    created: 'Creado',
    state: 'Estado',
    recipient: 'Destinatario',
    subject: 'Asunto',
    template: 'Plantilla',
    order: 'Solicitud',
    tries: 'Intentos',
  },
}
