export default {
  fields: {
    text: 'Nombre, clave o texto',
    name: 'Nombre',
    key: 'Clave',
    html: 'Texto',
    json: 'Enlaces',
    active: 'Activado',
    updated_at: 'Cambiado',
    title: 'Palabras',
    href: 'Dirección en el sitio',
  },
  new: 'Bloque nuevo',
  block: 'Bloque',
  place: 'Dónde se muestra',
  places: {
    main_text: 'Página principal, bajo las listas',
    how_it_works: 'Página principal, en lugar de los pasos de «Cómo funciona»',
    footer_links: 'Pie del sitio, «Enlaces populares»',
    tutor_notice: 'Área del profesor, sobre cada pantalla',
    client_notice: 'Área del cliente, sobre cada pantalla',
    other: 'Página principal, bajo las listas; la clave empieza por main_',
  },
  add_link: 'Añadir enlace',
  remove_link: 'Quitar el enlace {number}',
  within_site: 'La dirección debe empezar por / y quedarse en el sitio',
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/units_block/create': 'Bloque creado',
    '/admin/units_block/save': 'Bloque cambiado',
    '/admin/units_block/delete': 'Bloque eliminado',
  },
}
