export default {
  lists: 'Listy zapytań',
  active: 'Aktywne',
  archive: 'Archiwum',
  empty: { title: 'Nie ma jeszcze zapytań', text: 'Wybierz korepetytora i wyślij zapytanie. To nic nie kosztuje.' },
  empty_archive: { title: 'Archiwum jest puste', text: 'Trafiają tu zapytania, po których zaczęły się lekcje albo skończyło się szukanie.' },
  unread: {
    one: '{count} nowa wiadomość',
    few: '{count} nowe wiadomości',
    many: '{count} nowych wiadomości',
    other: '{count} nowej wiadomości',
  },
  answers: {
    one: 'Odpowiedział {count} korepetytor',
    few: 'Odpowiedziało {count} korepetytorów',
    many: 'Odpowiedziało {count} korepetytorów',
    other: 'Odpowiedziało {count} korepetytora',
  },
  choose: 'Wybierz',
  your_mark: 'Twoja ocena: {mark}',
}
