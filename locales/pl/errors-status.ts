export default {
  status_shown: 'Tego nie można już zrobić: status w międzyczasie się zmienił i strona pokazuje nowy.',
}
