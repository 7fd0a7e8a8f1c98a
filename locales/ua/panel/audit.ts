export default {
  timeline: 'Зміни співробітників',
  columns: { at: 'Коли', admin: 'Хто', call: 'Виклик', target: 'Запис', changes: 'Що змінилося', ip: 'IP' },
}
