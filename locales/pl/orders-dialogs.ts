export default {
  leave: { text: 'Wpisane dane przepadną.', leave: 'Zamknij', stay: 'Pisz dalej' },
  first_class: { field: 'Data i godzina', zone: 'Strefa czasowa: {zone}', wished: 'Uczeń chce zacząć {date}.', submit: 'Zapisz termin' },
  price: 'Cena za godzinę',
  message: { field: 'Twoja wiadomość', hint: 'Od {min} do {max} znaków' },
}
