export default {
  fields: { text: 'Texto' },
  chips: { 1: 'Esperan', 2: 'Publicados', 3: 'Por corregir', 4: 'Desactivados', 5: 'Eliminados' },
  statuses: { 1: 'Espera', 2: 'Publicado', 3: 'Por corregir', 4: 'Desactivado por el profesor', 5: 'Eliminado' },
  views: 'Visitas',
  seen: { one: '{count} visita', many: '{count} de visitas', other: '{count} visitas' },
  of_tutor: { one: '{count} anuncio más en el sitio', many: '{count} de anuncios más en el sitio', other: '{count} anuncios más en el sitio' },
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
