export default {
  fields: { active: 'En el sitio', sort: 'Lugar en la lista' },
  new: 'Añadir vídeo',
  search: 'Título o descripción',
  watch: 'Vídeo',
  watch_it: 'Ver «{name}», {id}',
  created: 'Añadido',
  which_links: 'Enlace de YouTube: página del vídeo, Shorts, corto o para insertar',
  no_video: 'Con este enlace no se reconoce ningún vídeo',
  sorted: 'El número menor va más arriba',
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/video/create': 'Vídeo añadido',
    '/admin/video/save': 'Vídeo cambiado',
    '/admin/video/delete': 'Vídeo eliminado',
  },
}
