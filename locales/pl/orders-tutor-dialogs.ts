export default {
  accept: {
    title: 'Przyjmij zapytanie',
    text: 'Zapytanie od razu jest twoje i widzisz kontakt do ucznia.',
    message: 'Co przekazać uczniowi',
    submit: 'Przyjmij zapytanie',
    done: 'Zapytanie jest twoje. Zadzwoń do ucznia dzisiaj.',
    no_rate: 'Cena ucznia',
  },
  answer: {
    title: 'Odpowiedz na zapytanie',
    text: {
      one: 'Uczeń przeczyta wiadomość i wybierze korepetytora. Odpowiedzieć może najwyżej {count} osoba.',
      few: 'Uczeń przeczyta wiadomość i wybierze korepetytora. Odpowiedzieć mogą najwyżej {count} osoby.',
      many: 'Uczeń przeczyta wiadomość i wybierze korepetytora. Odpowiedzieć może najwyżej {count} osób.',
      other: 'Uczeń przeczyta wiadomość i wybierze korepetytora. Odpowiedzieć może najwyżej {count} osoby.',
    },
    submit: 'Wyślij odpowiedź',
    done: 'Odpowiedź wysłana',
  },
  refuse: {
    title: 'Odmów',
    text: 'Uczeń dowie się, że nie możesz przyjąć zapytania. Powód zostaje u nas.',
    submit: 'Odmów',
    save: 'Zapisz powód',
    done: 'Odmowa zapisana',
    comment: 'Wyjaśnienie',
  },
  commission: 'Prowizja zależy od tej ceny; teraz to {sum}.',
  moves_left: 'Pozostało zmian terminu: {count}.',
  pay: { done: 'Prowizja zapłacona' },
  respond: {
    submit: 'Opublikuj odpowiedź',
    done: 'Odpowiedź jest opublikowana',
    text: {
      one: 'Widzą ją wszyscy pod opinią. Możesz ją zmieniać przez {count} godzinę.',
      few: 'Widzą ją wszyscy pod opinią. Możesz ją zmieniać przez {count} godziny.',
      many: 'Widzą ją wszyscy pod opinią. Możesz ją zmieniać przez {count} godzin.',
      other: 'Widzą ją wszyscy pod opinią. Możesz ją zmieniać przez {count} godziny.',
    },
  },
}
