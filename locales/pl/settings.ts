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
}
