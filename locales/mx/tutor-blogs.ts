import es from '../es/tutor-blogs.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  about: { 1: 'Estamos leyendo tu artículo. Suele tomar unos días hábiles; mientras tanto puedes cambiarlo.' },
  done: { set_deleted: 'El artículo se eliminó' },
  form: {
    saved: 'El artículo se envió a revisión',
    kept_draft: 'El borrador se guardó',
    restored: 'Recuperamos lo que escribiste y no alcanzaste a guardar.',
  },
})
