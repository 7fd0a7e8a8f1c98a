export default {
  in_use: 'Nie można usunąć: inne wpisy z tego korzystają',
  last_admin: 'To ostatni główny administrator, nie można go wyłączyć ani usunąć',
  alias_leads: 'Ten adres prowadzi do innego wpisu: najpierw usuń go tam spośród starych',
  alias_gone: 'Taki adres miał wpis innego rodzaju i nigdzie już nie prowadzi',
  none_left: 'Więcej poziomów się nie zmieści: najpierw usuń zbędny',
  last_default: 'Jedno konto musi być główne: wybierz do tego inne',
  same_client: 'Wybierz innego klienta: to ten sam',
  two_tutors: 'Klienci są powiązani z różnymi korepetytorami',
  unknown_place: 'Jest w nim miejsce, którego nic nie wypełni',
  place_missing: 'Musi zawierać kod: {secret}',
  too_many_parts: 'Za długie: zajmuje za dużo części',
}
