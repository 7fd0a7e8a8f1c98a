export default {
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/blog/save': 'Artículo cambiado',
    '/admin/blog/set_deleted': 'Artículo eliminado',
    '/admin/blog/set_mark': 'Artículo valorado',
    '/admin/blog/set_published': 'Artículo publicado',
    '/admin/blog/set_need_revision': 'Artículo devuelto para corregir',
    '/admin/blog/add_image': 'Imagen añadida al artículo',
  },
}
