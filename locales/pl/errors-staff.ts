export default {
  in_use: 'Nie można usunąć: inne wpisy z tego korzystają',
  last_admin: 'To ostatni główny administrator, nie można go wyłączyć ani usunąć',
}
