export default {
  title: { phone: 'Czy to twój telefon?', email: 'Czy to twój e-mail?' },
  text: 'Na koncie jest też {contact}. Ten kontakt nie był potwierdzony, więc do twojej odpowiedzi nic tam nie wysyłamy.',
  keep: 'Tak, zostaw',
  drop: 'Nie, usuń',
  kept: 'Kontakt zostaje',
  dropped: 'Kontakt usunięty',
}
