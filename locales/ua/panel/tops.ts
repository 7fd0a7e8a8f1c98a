export default {
  fields: {
    tutor_id: 'Репетитор',
    plan_id: 'План',
    date_from: 'Від',
    date_to: 'До',
    active: 'Діє',
    source: 'Звідки',
    sum: 'Ціна',
    comment: 'Коментар',
  },
  new: 'Новий ТОП',
  plan_of: { one: '{count} день, {price}', few: '{count} дні, {price}', many: '{count} днів, {price}', other: '{count} дня, {price}' },
  days: 'Коли',
  end_of_plan: 'Якщо не вказано — до кінця плану',
  state: 'Стан',
  later: 'Ще не почався',
  over: 'Не діє',
  sources: { paid: 'Оплачено', gift: 'Подарунок' },
  /** What staff did, for the journal (`audit.calls`). */
  calls: { '/admin/top/create': 'Надано ТОП', '/admin/top/save': 'Змінено ТОП' },
}
