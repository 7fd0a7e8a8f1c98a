/** The grid of a week's half hours. */
export default {
  hours: 'Часов в неделю: {count}',
  clear_week: 'Очистить неделю',
  usual_day: 'Только день и вечер',
  whole_day: 'Показать ночные часы',
  grid_hint: 'Нажмите или проведите по получасам. С клавиатуры: стрелки, пробел, Shift со стрелками.',
  no_time: 'нет свободного времени',
  copy: 'Копировать',
  paste: 'Вставить',
  copy_of: 'Копировать: {day}',
  paste_of: 'Вставить в день «{day}» часы из дня «{from}»',
}
