export default {
  close: 'Zamknij',
  login: {
    title: 'Zaloguj się',
    student: 'Uczę się',
    tutor: 'Daję korepetycje',
  },
  user: { label: 'Twoje menu' },
  chats: { label: 'Czaty', new: 'nowe: {count}' },
  bell: {
    label: 'Powiadomienia',
    count: { one: '{count} powiadomienie', few: '{count} powiadomienia', many: '{count} powiadomień', other: '{count} powiadomienia' },
    personal_orders: 'Zapytanie do ciebie: {client_name}',
    potential_orders: 'Nowe zapytanie z twojego przedmiotu: {lessons_name}',
    assigned: 'Masz nowego ucznia: {name}',
    waiting_for_pay: 'Zapłać prowizję do {date}: zapytanie {id}',
    deadline_pay_date: 'Dziś mija termin zapłaty prowizji: zapytanie {id}',
    overdue_pay_date: 'Termin płatności minął: zapytanie {id}',
    client_notifications: 'Nowe wiadomości, {name}: {count}',
    admin_notifications: 'Wiadomości od Docento, zapytanie {id}: {count}',
  },
}
