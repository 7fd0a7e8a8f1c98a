export default {
  label: 'Pasek administratora',
  panel: 'Panel',
  open_tutor: 'Korepetytor w panelu',
  open_ad: 'Ogłoszenie w panelu',
  open_order: 'Zapytanie w panelu',
  acting_as: 'Działasz jako {name}',
  entering: 'Logowanie jako użytkownik',
  expired: 'Ten link już nie działa. Wróć do panelu i zaloguj się ponownie.',
  failed: 'Nie udało się zalogować. Wróć do panelu i spróbuj ponownie.',
  to_panel: 'Wróć do panelu',
  left: 'Zostało {time}',
  leave: 'Wyjdź z konta',
}
