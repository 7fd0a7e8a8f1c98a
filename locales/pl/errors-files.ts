export default {
  file_too_big: 'Plik jest za duży. Wybierz mniejszy.',
  file_type: 'Tego typu pliku nie można użyć',
  too_many_files: 'Za dużo plików',
  age: 'Korepetytor musi mieć od {min} do {max} lat',
  video: 'Wklej link do filmu na YouTube',
}
