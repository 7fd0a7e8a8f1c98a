/** The dialog of a face: a tutor's, or of one's own staff. */
export default {
  change: 'Foto',
  none: 'Aún no hay foto. Vale jpg, png o webp.',
  hint: 'Mueve el marco o sus esquinas con el ratón, el dedo o las flechas.',
  upload: 'Subir foto',
  upload_other: 'Otra foto',
  crop: 'Recortar',
  remove: 'Quitar',
  cropArea: 'Marco: las flechas lo mueven',
  nwDragHandle: 'Esquina superior izquierda',
  nDragHandle: 'Borde superior',
  neDragHandle: 'Esquina superior derecha',
  eDragHandle: 'Borde derecho',
  seDragHandle: 'Esquina inferior derecha',
  sDragHandle: 'Borde inferior',
  swDragHandle: 'Esquina inferior izquierda',
  wDragHandle: 'Borde izquierdo',
}
