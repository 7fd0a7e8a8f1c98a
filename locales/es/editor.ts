/** The tools of the editor of articles. */
export default {
  label: 'Formato del texto',
  bold: 'Negrita',
  italic: 'Cursiva',
  heading: 'Título',
  subheading: 'Subtítulo',
  list: 'Lista',
  numbers: 'Lista numerada',
  quote: 'Cita',
  undo: 'Deshacer el último cambio',
  redo: 'Rehacer',
  link: 'Enlace',
  link_to: 'Adónde lleva el enlace',
  picture: 'Imagen',
  set: 'Listo',
  remove: 'Quitar',
  alt: 'Qué se ve en la imagen',
}
