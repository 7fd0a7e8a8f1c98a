/** The grid of a week's half hours. */
export default {
  hours: 'Hours a week: {count}',
  clear_week: 'Clear week',
  usual_day: 'Day and evening only',
  whole_day: 'Show the night too',
  grid_hint: 'Press or drag over half hours. Keys: arrows, Space, Shift with arrows.',
  no_time: 'no free time',
  copy: 'Copy',
  paste: 'Paste',
  copy_of: 'Copy: {day}',
  paste_of: 'Paste into {day} the hours of {from}',
}
