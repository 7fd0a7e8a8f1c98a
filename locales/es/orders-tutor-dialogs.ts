export default {
  accept: {
    title: 'Aceptar la solicitud',
    text: 'La solicitud es tuya al momento y ves el contacto del alumno.',
    message: 'Qué decirle al alumno',
    submit: 'Aceptar la solicitud',
    done: 'La solicitud es tuya. Llama hoy al alumno.',
    no_rate: 'El precio del alumno',
  },
  answer: {
    title: 'Responder a la solicitud',
    text: {
      one: 'El alumno lee tu mensaje y elige profesor. Puede responder {count} profesor como máximo.',
      many: 'El alumno lee tu mensaje y elige profesor. Pueden responder {count} de profesores como máximo.',
      other: 'El alumno lee tu mensaje y elige profesor. Pueden responder {count} profesores como máximo.',
    },
    submit: 'Enviar la respuesta',
    done: 'Respuesta enviada',
  },
  refuse: {
    title: 'Rechazar la solicitud',
    text: 'El alumno sabrá que no puedes. El motivo se queda con nosotros.',
    submit: 'Rechazar la solicitud',
    save: 'Guardar el motivo',
    done: 'Has rechazado la solicitud',
    comment: 'Explicación',
  },
  commission: 'La comisión depende de este precio; ahora es de {sum}.',
  moves_left: 'Cambios de fecha que quedan: {count}.',
  pay: { done: 'La comisión está pagada' },
  respond: {
    submit: 'Publicar la respuesta',
    done: 'La respuesta está publicada',
    text: {
      one: 'Todos la ven bajo la opinión. Puedes cambiarla durante {count} hora.',
      many: 'Todos la ven bajo la opinión. Puedes cambiarla durante {count} de horas.',
      other: 'Todos la ven bajo la opinión. Puedes cambiarla durante {count} horas.',
    },
  },
}
