export default {
  title: 'Zapytanie wysłane',
  sent: 'Zapytanie nr\u00a0{id} jest w drodze do korepetytora.',
  ask_title: 'Zapytać też szkołę partnerską?',
  text: 'Szkoła online ma własnych nauczycieli, a pierwsza lekcja jest bezpłatna. Szkoła do ciebie zadzwoni. Zapytanie do korepetytora zostaje bez zmian.',
  lesson: 'Przedmiot',
  ask: 'Zapytaj szkołę',
  no: 'Nie, dziękuję',
  responce: 'Szkoła ma twoje zapytanie i wkrótce zadzwoni.',
  responce_error: 'Szkoła nie dostała twojego zapytania.',
  open: 'Otwórz moje zapytanie',
}
