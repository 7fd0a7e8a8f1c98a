/** The grid of a week's half hours. */
export default {
  hours: 'Godzin w tygodniu: {count}',
  clear_week: 'Wyczyść tydzień',
  usual_day: 'Tylko dzień i wieczór',
  whole_day: 'Pokaż też noc',
  grid_hint: 'Naciśnij lub przeciągnij po półgodzinach. Klawisze: strzałki, spacja, Shift ze strzałkami.',
  no_time: 'brak wolnego czasu',
  copy: 'Kopiuj',
  paste: 'Wklej',
  copy_of: 'Kopiuj: {day}',
  paste_of: 'Wklej do dnia „{day}” godziny z dnia „{from}”',
}
