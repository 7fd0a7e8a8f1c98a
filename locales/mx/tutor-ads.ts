import es from '../es/tutor-ads.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  about: { 1: 'Estamos leyendo tu anuncio. Suele tomar hasta un día hábil; mientras tanto puedes cambiarlo.' },
  rules: [
    'Escribe sobre tus clases: qué enseñas, a quién y adónde lleva el curso.',
    'No pongas teléfonos, correos, mensajería ni enlaces a ellos: los alumnos te escribirán por Docento.',
    'No prometas calificaciones ni te compares con otros profesores.',
    'Las imágenes deben ser tuyas o de uso libre, sin teléfonos ni publicidad.',
  ],
  done: { set_deleted: 'El anuncio se eliminó' },
  form: {
    not_added: 'No se agregó: {names}. Como máximo {count} imágenes JPG, PNG o WebP de hasta {size} MB cada una.',
    image_gone: 'La imagen se quitó',
    add_images: 'Agregar imágenes',
    saved: 'El anuncio se envió a revisión',
  },
})
