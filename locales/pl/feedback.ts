export default {
  title: 'Napisz do nas',
  text: 'Wiadomość',
  name: 'Imię',
  email: 'E-mail',
  email_hint: 'Odpowiemy na ten adres, zwykle w ciągu dnia roboczego.',
  phone: 'Telefon',
  send: 'Wyślij wiadomość',
  sent: 'Dziękujemy, wiadomość jest w drodze. Odpowiemy e-mailem.',
}
