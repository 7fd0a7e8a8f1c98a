export default {
  title: 'Solicitud enviada',
  sent: 'La solicitud n.º\u00a0{id} va de camino al profesor.',
  ask_title: '¿Se lo pedimos también a la escuela asociada?',
  text: 'La escuela online tiene profesores propios y la primera clase es gratis. Te llamará una persona de la escuela. Tu solicitud al profesor sigue igual.',
  lesson: 'Materia',
  ask: 'Pedírselo a la escuela',
  no: 'No, gracias',
  responce: 'La escuela tiene tu solicitud y te llamará pronto.',
  responce_error: 'La solicitud no ha llegado a la escuela.',
  open: 'Abrir mi solicitud',
}
