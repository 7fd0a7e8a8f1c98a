export default {
  fields: { text: 'Nombre o dirección', name: 'Nombre', sort: 'Orden', news_count: 'Noticias', active: 'Visible en el sitio' },
  new: 'Categoría nueva',
  sort_why: 'El número menor va antes',
  active_why: 'Una categoría oculta esconde todas sus noticias',
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/news_category/create': 'Categoría de noticias creada',
    '/admin/news_category/save': 'Categoría de noticias cambiada',
    '/admin/news_category/delete': 'Categoría de noticias eliminada',
    '/admin/news_category/set_active_or_inactive': 'Categoría de noticias mostrada u oculta',
  },
}
