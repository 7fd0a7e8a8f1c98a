import es from '../es/not-found.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  catalog_online_link: 'Profesores en línea',
  refused: { title: 'No se envió' },
  failure: { title: 'La página no se abrió', text: 'Algo falló de nuestro lado. Inténtalo de nuevo en un minuto.' },
})
