import type { SiteTexts } from './types.ts'

export const pl: SiteTexts = {
  categories: { service: 'Nowości w serwisie', tips: 'Porady', exams: 'Egzaminy', archive: 'Dawne akcje' },
  news: {
    schedule: {
      name: 'Tydzień korepetytora widać teraz w profilu',
      preview: 'Wolne godziny są pokazane według dni, więc nie trzeba pytać, kiedy pasuje.',
      text: [
        'W każdym profilu pojawił się plan tygodnia: ranek, popołudnie i wieczór każdego dnia. Zaznaczone pola to godziny, w których korepetytor przyjmie nowego ucznia.',
        '# W czym to pomaga',
        'Wybierz porę w zapytaniu, a pokażemy je tym, którzy są wtedy wolni. Gdy nikogo nie ma, podpowiemy sąsiednie godziny.',
        'Korepetytorzy zmieniają swój grafik w minutę.',
      ],
      faq: [['Czy można poprosić o inną porę?', 'Tak, wpisz ją w życzeniach do zapytania; korepetytor przeczyta je przed odpowiedzią.']],
    },
    reviews: {
      name: 'Opinie zostawia się tylko po lekcji',
      preview: 'Każda opinia należy do zapytania, po którym odbyła się lekcja. Oto jak to działa.',
      text: [
        'Opinię można napisać pod linkiem, który wysyłamy po pierwszej lekcji. Bez zapytania nie ma opinii.',
        '# Co widzi korepetytor',
        'Korepetytor czyta opinię razem ze wszystkimi i może na nią odpowiedzieć, ale nie może jej usunąć.',
      ],
    },
    documents: {
      name: 'Jak sprawdzamy dyplomy',
      preview: 'Znak „sprawdzono” nadaje człowiek, który porównuje dyplom z nazwiskiem w profilu.',
      text: [
        'Korepetytor przesyła dyplom i dokument z nazwiskiem. Pracownik porównuje je i nadaje znak widoczny w katalogu.',
        '# Gdy nie ma dyplomu',
        'Uczyć można i bez niego. W profilu po prostu nie ma znaku, a wybór należy do ciebie.',
      ],
    },
    exam: {
      name: 'Kiedy zacząć przygotowania do egzaminu',
      preview: 'Dziewięć miesięcy, cztery albo sześć tygodni: na co wystarczą i od czego zacząć.',
      text: [
        'Najwięcej zapytań przychodzi w lutym, gdy dobrzy korepetytorzy mają już zajęte wieczory.',
        '# Dziewięć miesięcy',
        'Wystarczy i na zaległości, i na oswojenie się z arkuszami. Jedna lekcja w tygodniu to dość.',
        '# Sześć tygodni',
        'Tylko słabe tematy i arkusze na czas. Nie szukaj nowego podręcznika, dokończ ten, który masz.',
      ],
      faq: [['Ile to kosztuje?', 'To zależy od przedmiotu i doświadczenia. W katalogu cenę widać od razu.']],
    },
    online: {
      name: 'Online czy w domu: co wybierają uczniowie',
      preview: 'Sześć na dziesięć nowych zapytań dotyczy lekcji online. Sprawdzamy, gdzie wciąż się dojeżdża.',
      text: [
        'Języków i matematyki uczy się przeważnie przez kamerę: wspólny ekran zastępuje tablicę, a droga nie zabiera wieczoru.',
        'Muzyki, rysunku i przygotowania do szkoły wciąż uczymy się obok siebie.',
      ],
    },
    'first-lesson': {
      name: 'Pięć pytań na pierwszą lekcję',
      preview: 'Z nimi po jednej lekcji wiadomo, czy korepetytor pasuje.',
      text: [
        'Pierwsza lekcja służy poznaniu się. Zapytaj o to, o co zwykle wstyd zapytać.',
        '# O co zapytać',
        'Co zrobimy w pierwszym miesiącu? Po czym poznamy, że robię postępy? Co, jeśli opuszczę lekcję?',
      ],
    },
    summer: {
      name: 'Latem lekcje są tańsze',
      preview: 'W lipcu i sierpniu jest więcej wolnych godzin, więc korepetytorzy obniżają ceny.',
      text: ['W katalogu są teraz ceny wakacyjne: podaje je sam korepetytor.', 'Lato jest dobre na rozmowę i na zaległości.'],
    },
  },
  pages: {
    partners: {
      name: 'Dla partnerów',
      text: [
        'Chętnie współpracujemy ze szkołami, bibliotekami i ośrodkami, które szukają nauczycieli.',
        '# Co proponujemy',
        'Listę sprawdzonych korepetytorów z okolicy.',
      ],
    },
    gift: { name: 'Lekcja na prezent', text: ['Wkrótce lekcję będzie można podarować: obdarowany sam wybierze przedmiot i korepetytora.'] },
  },
  search: {
    title: '[:H1]: porównaj ceny i opinie',
    metad: '[:H1]: teraz w katalogu [:COUNT]. Ceny za godzinę, wolne terminy i opinie uczniów, zapytanie za darmo.',
    h2: 'Jak wybrać korepetytora',
    text: [
      'Zacznij od celu: nadrobić zaległości, zdać egzamin czy wyjść poza program. Od niego zależą cena i liczba zajęć w tygodniu.',
      'Karta pokazuje, kogo uczy korepetytor, ile kosztuje godzina i co mówią rodzice. Jeśli wahasz się między dwiema osobami, zacznij od zajęć próbnych.',
    ],
    faq_header: 'O co pytacie najczęściej',
    faq: [
      ['Ile kosztuje zapytanie?', 'Nic: uczeń płaci tylko korepetytorowi za zajęcia.'],
      ['Czy można zmienić korepetytora?', 'Tak, napisz do nas, a pokażemy zapytanie innym.'],
    ],
    main: {
      title: 'Docento: korepetytorzy z opiniami uczniów',
      metad: 'Znajdź korepetytora w okolicy lub online: ceny, opinie i wolne godziny w każdym profilu.',
      text: ['# Po co korepetytor', 'Z korepetytorem uczysz się we własnym tempie: on widzi, co sprawia trudność, i tłumaczy inaczej.'],
    },
    login: { title: 'Docento dla korepetytorów: logowanie', metad: 'Nowe zapytania, terminarz i portfel korepetytora.' },
  },
  blocks: {
    main_text: {
      name: 'Tekst pod listami',
      text: [
        '# Jak znaleźć swojego korepetytora',
        'Zacznij od przedmiotu i celu: nadrobić, zdać, mówić. Miejsce, porę i cenę podpowie katalog.',
        'Gdy wybór jest za duży, wyślij zapytanie: pokażemy je tym, którym pasuje.',
      ],
    },
    main_summer: { name: 'Na wakacje', text: ['Latem korepetytorzy mają więcej wolnych godzin: szukaj cen wakacyjnych w profilach.'] },
    how_it_works: {
      name: 'Jak to działa, własnymi słowami',
      text: ['Wybierz korepetytora, umów pierwszą lekcję i po niej zdecyduj, czy iść dalej. Szukanie nic nie kosztuje.'],
    },
    footer_links: { name: 'Linki w stopce', ads: 'Ogłoszenia korepetytorów', news: 'Aktualności' },
  },
}
