/** The grid of a week's half hours. */
export default {
  hours: 'Годин на тиждень: {count}',
  clear_week: 'Очистити тиждень',
  usual_day: 'Лише день і вечір',
  whole_day: 'Показати нічні години',
  grid_hint: 'Натисніть або проведіть по півгодинах. З клавіатури: стрілки, пробіл, Shift зі стрілками.',
  no_time: 'немає вільного часу',
  copy: 'Копіювати',
  paste: 'Вставити',
  copy_of: 'Копіювати: {day}',
  paste_of: 'Вставити в день «{day}» години з дня «{from}»',
}
