export default {
  title: 'Escríbenos',
  text: 'Mensaje',
  name: 'Nombre',
  email: 'Correo electrónico',
  email_hint: 'Respondemos a esta dirección, normalmente el siguiente día laborable.',
  phone: 'Teléfono',
  send: 'Enviar mensaje',
  sent: 'Gracias, el mensaje va de camino. Responderemos por correo.',
}
