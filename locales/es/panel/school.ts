export default {
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/lesson_school_transfer_setting/save': 'Cambiado el traspaso de solicitudes a la escuela',
    '/admin/settings/set/transfer_offline_lesson': 'Cambiado el traspaso de clases presenciales a la escuela',
  },
}
