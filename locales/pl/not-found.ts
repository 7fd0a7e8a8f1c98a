export default {
  title: 'Nie znaleziono strony',
  page_not_found: 'Nie znaleziono strony',
  text: 'Być może w adresie jest błąd albo strona została przeniesiona. Znajdź korepetytora tutaj.',
  gone_text: 'Tej strony już nie ma. Wszyscy korepetytorzy są w katalogu.',
  go_to: 'Albo przejdź dalej:',
  main_page: 'Strona główna katalogu',
  catalog_link: 'Katalog korepetytorów',
  catalog_online_link: 'Korepetycje online',
  opening: 'Otwieramy stronę…',
  open: 'Otwórz stronę',
  too_many: {
    title: 'Za dużo stron naraz',
    text: 'Otwierasz je szybciej, niż nadążamy. Poczekaj chwilę i spróbuj ponownie.',
  },
  overload: {
    title: 'Teraz jest zbyt wielu odwiedzających',
    text: 'Chwilowo nie nadążamy z odpowiedziami, więc strona się nie otworzyła. Poczekaj chwilę i spróbuj ponownie.',
  },
  unsent: {
    title: 'To nie zostało wysłane',
    text: 'Zbyt wiele formularzy przyszło naraz. Poczekaj minutę, wróć do poprzedniej strony i wyślij jeszcze raz: to, co wpisano, nadal tam jest.',
  },
  refused: {
    title: 'Nic nie zostało wysłane',
    text: 'Tekst był za długi albo formularz nie pochodził z tej strony. Otwórz stronę od nowa i spróbuj ponownie.',
  },
  failure: {
    title: 'Strona się nie otworzyła',
    text: 'Coś zepsuło się po naszej stronie. Spróbuj ponownie za minutę.',
    report: 'Jeśli to się powtórzy, napisz do nas i podaj ten numer:',
    retry: 'Spróbuj ponownie',
  },
}
