export default {
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/lesson_school_transfer_setting/save': 'Змінено передачу заявок школі',
    '/admin/settings/set/transfer_offline_lesson': 'Змінено передачу офлайнових заявок школі',
  },
}
