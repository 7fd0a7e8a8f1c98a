export default {
  title: 'Zapytanie wysłane',
  sent: 'Zapytanie nr {id} jest w drodze do korepetytora.',
  ask_title: 'Zapytać też szkołę partnerską?',
  text: 'Szkoła online ma własnych nauczycieli, a pierwsza lekcja jest bezpłatna. Szkoła do Ciebie zadzwoni. Zapytanie do korepetytora zostaje bez zmian.',
  lesson: 'Przedmiot',
  ask: 'Zapytaj szkołę',
  no: 'Nie, dziękuję',
  responce: 'Szkoła ma Twoje zapytanie i wkrótce zadzwoni.',
  responce_error: 'Szkoła nie dostała Twojego zapytania.',
  open: 'Otwórz moje zapytanie',
}
