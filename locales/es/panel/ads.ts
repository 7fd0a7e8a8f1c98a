export default {
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/ad/save': 'Anuncio cambiado',
    '/admin/ad/set_deleted': 'Anuncio eliminado',
    '/admin/ad/set_published': 'Anuncio publicado',
    '/admin/ad/set_need_revision': 'Anuncio devuelto para corregir',
    '/admin/ad/change_status': 'Estado del anuncio cambiado',
    '/admin/ad/add_image': 'Imagen añadida al anuncio',
    '/admin/ad/remove_image': 'Imagen quitada del anuncio',
  },
}
