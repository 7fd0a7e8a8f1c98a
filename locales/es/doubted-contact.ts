export default {
  title: { phone: '¿Es tuyo este teléfono?', email: '¿Es tuyo este correo?' },
  text: 'En tu cuenta figura también {contact}. No está confirmado: hasta que respondas no enviamos nada ahí.',
  keep: 'Sí, conservarlo',
  drop: 'No, quitarlo',
  kept: 'El contacto se conserva',
  dropped: 'El contacto se ha quitado',
}
