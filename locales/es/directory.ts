export default {
  cities: { h1: 'Profesores por ciudad', metad: 'Todas las ciudades con profesores, por orden alfabético: cuántos perfiles hay y en qué distritos.' },
  subjects: {
    h1: 'Todas las materias',
    metad: 'Todas las materias que enseñan los profesores de Docento, por orden alfabético y con el número de perfiles.',
  },
  districts: { h1: 'Profesores por distrito: [:CITY]', metad: 'Distritos y barrios de [:CITY]: cuántos profesores dan clase allí o se desplazan.' },
  tags: {
    h1: 'Todos los temas',
    metad: 'Temas por los que se buscan profesores: exámenes, objetivos, métodos. Por orden alfabético, con el número de perfiles.',
  },
  tags_online: {
    h1: 'Todos los temas online',
    metad: 'Temas por los que se buscan profesores online: exámenes, objetivos, métodos. Por orden alfabético, con el número de perfiles.',
  },
  note: 'El número junto al nombre indica cuántos profesores hay ahora en el catálogo.',
  letters: 'Por letra',
  by_district: 'por distrito',
}
