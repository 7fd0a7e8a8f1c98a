export default {
  bar: 'La primera clase en la escuela asociada es gratis',
  ask: 'Probar gratis',
  title: 'Primera clase gratis',
  text: 'La escuela asociada elige profesor y te llama por teléfono.',
  lesson: 'Materia',
  when: '¿Cuándo te llamamos?',
  close: 'Cerrar el formulario',
  send: 'Enviar solicitud',
  thanks: 'Solicitud enviada',
  sent: 'La escuela llamará al {phone} ({time}). Ten claros tu nivel y tu objetivo.',
  open: 'Ver la solicitud',
  leave: { title: '¿Cerrar sin enviar?', text: 'Se perderá lo que has escrito.', leave: 'Cerrar', stay: 'Seguir escribiendo' },
}
