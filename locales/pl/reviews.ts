export default {
  all: 'Pokaż wszystkie opinie',
  more: 'Pokaż jeszcze {count}',
  less: 'Zwiń',
  mark: '{mark} na 5',
  close: 'Zamknij',
  loading: 'Wczytujemy opinie',
  failed: 'Opinie się nie wczytały. Sprawdź połączenie i naciśnij ponownie.',
  none: 'Nie ma jeszcze opinii z tekstem',
}
