export default {
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/site_review/save': 'Opinión sobre el sitio cambiada',
    '/admin/site_review/set_active': 'Opinión sobre el sitio mostrada',
    '/admin/site_review/set_inactive': 'Opinión sobre el sitio oculta',
    '/admin/site_review/set_deleted': 'Opinión sobre el sitio eliminada',
  },
}
