export default {
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/news_one/create': 'Noticia creada',
    '/admin/news_one/save': 'Noticia cambiada',
    '/admin/news_one/delete': 'Noticia eliminada',
    '/admin/news_one/set_published': 'Noticia publicada',
    '/admin/news_one/set_active_or_inactive': 'Noticia mostrada u oculta',
    '/admin/news_one/add_image': 'Imagen añadida a la noticia',
    '/admin/news_one/delete_main_image': 'Imagen principal de la noticia quitada',
  },
}
