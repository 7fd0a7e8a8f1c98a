export default {
  leave: { text: 'Se perderá lo que has escrito.', leave: 'Cerrar', stay: 'Seguir escribiendo' },
  first_class: {
    field: 'Fecha y hora',
    zone: 'Hora de la clase: {zone}',
    wished: 'El alumno quiere empezar el {date}.',
    submit: 'Guardar la fecha',
  },
  price: 'Precio por hora',
  message: { field: 'Tu mensaje', hint: 'De {min} a {max} caracteres' },
}
