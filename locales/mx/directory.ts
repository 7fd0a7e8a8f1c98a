import es from '../es/directory.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  cities: { metad: 'Todas las ciudades con profesores, por orden alfabético: cuántos perfiles hay y en qué zonas.' },
  districts: { h1: 'Profesores por zona: [:CITY]', metad: 'Zonas y colonias de [:CITY]: cuántos profesores dan clase allí o se desplazan.' },
  tags_online: {
    h1: 'Todos los temas en línea',
    metad: 'Temas por los que se buscan profesores en línea: exámenes, objetivos, métodos. Por orden alfabético, con el número de perfiles.',
  },
  by_district: 'por zona',
})
