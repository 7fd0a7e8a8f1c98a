export default {
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/units_block/create': 'Bloque creado',
    '/admin/units_block/save': 'Bloque cambiado',
    '/admin/units_block/delete': 'Bloque eliminado',
  },
}
