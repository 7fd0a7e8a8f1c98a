export default {
  wrong_credentials: 'Login lub hasło się nie zgadza',
  code_wrong: 'Kod się nie zgadza. Sprawdź cyfry.',
  code_expired: 'Kod wygasł. Poproś o nowy.',
  code_attempts: 'Nie ma więcej prób. Poproś o nowy kod.',
  token_invalid: 'Link został już użyty albo wygasł. Poproś o nowy.',
  already_confirmed: 'To jest już potwierdzone',
  email_taken: 'Ten e-mail jest zajęty. Zaloguj się albo podaj inny.',
  phone_taken: 'Ten numer jest zajęty. Zaloguj się albo podaj inny.',
  client_not_found: 'Nie ma klienta z takimi danymi',
  password: 'Od 8 do 64 znaków, w tym litera i cyfra; inne niż e-mail',
  password_mismatch: 'Hasła się różnią',
  terms: 'Zaakceptuj regulamin, żeby kontynuować',
}
