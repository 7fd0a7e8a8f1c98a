export default {
  fields: {
    share_percent: 'Частка заявок, %',
    hours_from: 'З котрої години',
    hours_to: 'До котрої години',
    level_ids: 'Рівні',
    is_active: 'Передавати',
  },
  setting: 'Які заявки йдуть школі',
  lesson: 'Предмет',
  share: '{percent} % заявок',
  all_levels: 'Усі рівні',
  all_levels_hint: 'Не вибрано жодного — передаються заявки всіх рівнів.',
  all_day: 'цілодобово',
  hours: 'Години',
  hours_hint: 'За часом країни. Коли початок і кінець однакові — цілодобово; вікно може йти за північ.',
  share_hint: 'Частка нових загальних заявок. Особисті заявки ніколи не передаються.',
  off: 'Не передавати',
  offline: 'Передавати й заявки на заняття не онлайн',
  updated: 'Змінено',
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/lesson_school_transfer_setting/save': 'Змінено передачу заявок школі',
    '/admin/settings/set/transfer_offline_lesson': 'Змінено передачу офлайнових заявок школі',
  },
}
