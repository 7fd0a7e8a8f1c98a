/** `calls` names what staff do, by the address of its call; every call that changes something has one, in its subject's texts (spec: decisions ADM-15). */
export default {
  timeline: 'Зміни співробітників',
  no_changes: 'Без змінених полів',
  more: { one: 'ще {count} поле', few: 'ще {count} поля', many: 'ще {count} полів', other: 'ще {count} поля' },
  before: 'було',
  after: 'стало',
  raw: 'Як записано в журналі',
  columns: { at: 'Коли', admin: 'Хто', call: 'Дія', target: 'Запис', changes: 'Що змінилося', ip: 'IP' },
  circumstances: 'Коли й ким',
  acting_as: 'Від імені',
  targets: {
    order: 'Заявка № {id}',
    tutor: 'Репетитор № {id}',
    client: 'Клієнт № {id}',
    admin: 'Співробітник № {id}',
    response: 'Сповіщення № {id}',
    record: 'Запис № {id}',
  },
  calls: {
    '/admin/on_site_notification/set_read': 'Прочитано сповіщення',
    '/admin/logout': 'Вихід із панелі',
  },
}
