import es from '../es/tutor-ads.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  about: { 1: 'Estamos leyendo tu anuncio. Suele tomar hasta un día hábil; mientras tanto puedes cambiarlo.' },
  done: { set_deleted: 'El anuncio se eliminó' },
  form: { image_gone: 'La imagen se quitó', add_images: 'Agregar imágenes', saved: 'El anuncio se envió a revisión' },
})
