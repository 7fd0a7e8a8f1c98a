export default {
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/static_pages/create': 'Página creada',
    '/admin/static_pages/save': 'Página cambiada',
    '/admin/static_pages/delete': 'Página eliminada',
    '/admin/static_pages/change_status': 'Página mostrada u oculta',
  },
}
