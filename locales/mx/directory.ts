import es from '../es/directory.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  districts: { metad: 'Alcaldías y colonias de [:CITY]: cuántos profesores dan clase allí o se desplazan.' },
  tags_online: {
    h1: 'Todos los temas en línea',
    metad: 'Temas por los que se buscan profesores en línea: exámenes, objetivos, métodos. Por orden alfabético, con el número de perfiles.',
  },
})
