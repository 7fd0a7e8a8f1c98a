import es from '../es/not-found.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  catalog_online_link: 'Profesores en línea',
  overload: { text: 'Por ahora no podemos responder a todo, así que no se abrió ni se envió nada. Espera un poco e inténtalo de nuevo.' },
  refused: { title: 'No se envió' },
  failure: { title: 'La página no se abrió', text: 'Algo falló de nuestro lado. Inténtalo de nuevo en un minuto.' },
})
