export default {
  fields: { text: 'Opinión', mark: 'Nota' },
  chips: { 0: 'Sin confirmar', 1: 'Visibles', 2: 'Ocultas', 3: 'Eliminadas' },
  author: 'Quién la escribió',
  created: 'Escrita',
  search: 'Nombre o palabras de la opinión',
  mark_of: '{mark} de {most}',
  client: 'Cliente',
  show: 'Mostrar en el sitio',
  hide: 'Ocultar',
  answer: 'Responder o editar',
  done: { set_active: 'La opinión está en el sitio', set_inactive: 'Opinión oculta', set_deleted: 'Eliminada' },
  delete_asked: '¿Eliminar la opinión de {name}?',
  delete_text: 'Desaparece del sitio al momento. Una opinión eliminada se puede volver a mostrar.',
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/site_review/save': 'Opinión sobre el sitio cambiada',
    '/admin/site_review/set_active': 'Opinión sobre el sitio mostrada',
    '/admin/site_review/set_inactive': 'Opinión sobre el sitio oculta',
    '/admin/site_review/set_deleted': 'Opinión sobre el sitio eliminada',
  },
}
