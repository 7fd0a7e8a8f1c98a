export default {
  title: 'Ustawienia',
  password: {
    title: 'Hasło',
    old_password: 'Obecne hasło',
    password: 'Nowe hasło',
    rule: 'Od {min} do {max} znaków, w tym litera i cyfra.',
    confirm_password: 'Nowe hasło jeszcze raz',
    save: 'Zapisz hasło',
    done: 'Nowe hasło zapisane. Na innych urządzeniach trzeba zalogować się ponownie.',
  },
  saved: 'Zapisano',
  at_once: 'Każdy przełącznik zapisuje się od razu.',
  mails: {
    title: 'Zapytania i wiadomości',
    taking: { label: 'Przyjmuję nowe zapytania', about: 'Wyłącz, gdy nie masz miejsc: zostaniesz na końcu listy, bez przycisku zapytania.' },
    new_orders: { label: 'Nowe zapytania do mnie', about: 'Wiadomość od razu, gdy uczeń cię wybierze.' },
    potential_orders: { label: 'Pasujące zapytania', about: 'Wiadomość, gdy zapytanie trafia do ciebie i innych nauczycieli.' },
    news: { label: 'Nowości w Docento', about: 'Co się zmieniło w panelu i w zasadach.' },
    promo: { label: 'Promocje i zniżki' },
    sms: { label: 'SMS o zapytaniach i terminach płatności', about: 'Kody potwierdzające przychodzą zawsze.' },
    lang: 'Język wiadomości',
  },
  privacy: {
    title: 'Prywatność',
    phone_visible_after_appointment: { label: 'Pokazuj mój telefon uczniowi po wyborze', about: 'Wcześniej nikt nie widzi numeru.' },
    profile_in_search_engines: {
      label: 'Profil w wyszukiwarkach',
      about: 'Gdy to wyłączysz, wyszukiwarki przestaną go znajdować. Zostanie w katalogu Docento.',
    },
    photo_in_ads: { label: 'Moje zdjęcie w ogłoszeniach' },
    marketing_emails: { label: 'Wiadomości reklamowe' },
  },
}
