/** The grid of a week's half hours. */
export default {
  hours: 'Horas a la semana: {count}',
  clear_week: 'Vaciar la semana',
  usual_day: 'Solo día y tarde',
  whole_day: 'Mostrar también la noche',
  grid_hint: 'Pulsa o arrastra sobre las medias horas. Teclas: flechas, espacio, Mayús con flechas.',
  no_time: 'sin horas libres',
  copy: 'Copiar',
  paste: 'Pegar',
  copy_of: 'Copiar: {day}',
  paste_of: 'Pegar las horas ({from}) en este día ({day})',
}
