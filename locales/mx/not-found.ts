import es from '../es/not-found.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  catalog_online_link: 'Profesores en línea',
  overload: { text: 'Por ahora no podemos responder a todo, así que la página no se abrió. Espera un poco e inténtalo de nuevo.' },
  unsent: {
    title: 'No se envió',
    text: 'Llegaron demasiados envíos a la vez. Espera un minuto, regresa a la página anterior y envíalo de nuevo: lo que escribiste sigue ahí.',
  },
  refused: { title: 'No se envió' },
  failure: { title: 'La página no se abrió', text: 'Algo falló de nuestro lado. Inténtalo de nuevo en un minuto.' },
})
