export default {
  file_too_big: 'El archivo es demasiado grande. Elige uno más pequeño.',
  file_type: 'Este tipo de archivo no sirve',
  too_many_files: 'Hay demasiados archivos',
  age: 'Un profesor debe tener entre {min} y {max} años',
  video: 'Pega el enlace de un vídeo de YouTube',
}
