export default {
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/video/create': 'Vídeo añadido',
    '/admin/video/save': 'Vídeo cambiado',
    '/admin/video/delete': 'Vídeo eliminado',
  },
}
