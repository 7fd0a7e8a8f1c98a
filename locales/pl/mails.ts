export default {
  /** What stands in a template's places where staff look at it. */
  samples: {
    lessons_name: 'Język angielski',
    client_name: 'Helena',
    tutor_name: 'Irena',
    tutor_full_name: 'Irena Kowal',
    title: 'Jak nauczyć się ułamków',
    comment: 'Dodaj, proszę, przykłady z lekcji.',
  },
  greeting: 'Cześć, {name},',
  questions: 'Docento. Pytania: {support_email}',
  /** Leads to where the list of a mail ends. */
  unsubscribe: 'Nie chcę takich wiadomości',
  /** What is said of a message without words. */
  picture: 'Zdjęcie',
  templates: {
    client_auth_code: {
      subject: 'Kod do logowania w Docento',
      text: [
        'Twój kod: {secret}',
        {
          one: 'Działa raz, przez {count} minutę. Jeśli to nie ty logujesz się do Docento, nie musisz nic robić.',
          few: 'Działa raz, przez {count} minuty. Jeśli to nie ty logujesz się do Docento, nie musisz nic robić.',
          many: 'Działa raz, przez {count} minut. Jeśli to nie ty logujesz się do Docento, nie musisz nic robić.',
          other: 'Działa raz, przez {count} minuty. Jeśli to nie ty logujesz się do Docento, nie musisz nic robić.',
        },
      ],
      button: 'Zaloguj się',
    },
    client_generate_password: {
      subject: 'Nowe hasło do Docento',
      text: ['Twoje nowe hasło: {secret}', 'Poprzednie już nie działa. Zaloguj się nowym hasłem i adresem, na który przyszła ta wiadomość.'],
      button: 'Zaloguj się',
    },
    client_order_created: {
      subject: 'Mamy twoje zapytanie nr\u00a0{order_id}',
      text: ['Mamy twoje zapytanie: {lessons_name}.', 'Napiszemy, gdy tylko korepetytor odpowie. Dla ciebie to bezpłatne.'],
      button: 'Otwórz zapytanie',
    },
    client_order_at_school: {
      subject: 'Mamy twoje zapytanie nr\u00a0{order_id}',
      text: ['Mamy twoje zapytanie: {lessons_name}.', 'Szkoła partnerska znajdzie nauczyciela i zadzwoni w sprawie pierwszej lekcji.'],
      button: 'Otwórz zapytanie',
    },
    client_tutor_responded: {
      subject: 'Jest odpowiedź na twoje zapytanie: {tutor_name}',
      text: [
        '{tutor_name} może prowadzić lekcje z zapytania nr\u00a0{order_id}: {lessons_name}.',
        'Przeczytaj odpowiedź i profil. Jeśli ci odpowiada, wybierz tę osobę.',
      ],
      button: 'Przeczytaj odpowiedź',
    },
    client_tutor_refused: {
      subject: 'Korepetytor nie może przyjąć zapytania nr\u00a0{order_id}',
      text: ['{tutor_name} nie może prowadzić lekcji: {lessons_name}.', 'Zapytanie pozostaje otwarte. Możesz wysłać je do innego korepetytora.'],
      button: 'Otwórz zapytanie',
    },
    client_tutor_appointed: {
      subject: 'Twój korepetytor: {tutor_full_name}',
      text: [
        'Lekcje z zapytania nr\u00a0{order_id} poprowadzi {tutor_full_name}: {lessons_name}.',
        'Kontakt do korepetytora: {tutor_phone}. Umów się na pierwszą lekcję.',
      ],
      button: 'Otwórz zapytanie',
    },
    client_first_class_set: {
      subject: 'Pierwsza lekcja: {first_class}',
      text: ['Pierwsza lekcja odbędzie się {first_class}. Korepetytor: {tutor_full_name}.', 'Jeśli termin ci nie odpowiada, zmień datę w zapytaniu.'],
      button: 'Otwórz zapytanie',
    },
    client_first_class_set_school: {
      subject: 'Pierwsza lekcja: {first_class}',
      text: [
        'Szkoła partnerska wyznaczyła pierwszą lekcję na {first_class}: {lessons_name}.',
        'Jeśli termin ci nie odpowiada, napisz do nas w zapytaniu.',
      ],
      button: 'Otwórz zapytanie',
    },
    client_review_request: {
      subject: 'Jak idą lekcje?',
      text: [
        'Lekcje z zapytania nr\u00a0{order_id} ({lessons_name}) prowadzi {tutor_full_name}.',
        'Napisz o nich dwa lub trzy zdania. Innym będzie łatwiej wybrać korepetytora.',
      ],
      button: 'Napisz opinię',
    },
    client_school_paid: {
      subject: 'Lekcje opłacone, zapytanie nr\u00a0{order_id}',
      text: ['Twoje lekcje są opłacone: {lessons_name}.', 'Szkoła partnerska ustali z tobą terminy.'],
      button: 'Otwórz zapytanie',
    },
    client_school_closed: {
      subject: 'Zapytanie nr\u00a0{order_id} jest zamknięte',
      text: [
        'Szkoła partnerska zamknęła twoje zapytanie: {lessons_name}.',
        'Jeśli nadal szukasz lekcji, wyślij nowe zapytanie albo wybierz korepetytora samodzielnie.',
      ],
      button: 'Otwórz zapytanie',
    },
    client_review_request_school: {
      subject: 'Jak idą lekcje?',
      text: [
        'Lekcje z zapytania nr\u00a0{order_id} ({lessons_name}) prowadzi szkoła partnerska.',
        'Napisz o nich dwa lub trzy zdania. Innym będzie łatwiej wybrać korepetytora.',
      ],
      button: 'Napisz opinię',
    },
    client_contact_code: {
      subject: 'Kod do potwierdzenia nowego adresu',
      text: [
        'Twój kod: {secret}',
        {
          one: 'Wpisz go w ustawieniach konta Docento w ciągu {count} minuty. Jeśli to nie ty prosisz o kod, nie musisz nic robić.',
          few: 'Wpisz go w ustawieniach konta Docento w ciągu {count} minut. Jeśli to nie ty prosisz o kod, nie musisz nic robić.',
          many: 'Wpisz go w ustawieniach konta Docento w ciągu {count} minut. Jeśli to nie ty prosisz o kod, nie musisz nic robić.',
          other: 'Wpisz go w ustawieniach konta Docento w ciągu {count} minuty. Jeśli to nie ty prosisz o kod, nie musisz nic robić.',
        },
      ],
      button: 'Otwórz ustawienia',
    },
    client_subscription: {
      subject: 'Czy wysyłać wiadomości Docento na ten adres?',
      text: [
        'Ktoś z kontem w Docento chce, żeby wiadomości przychodziły też na ten adres.',
        {
          one: 'Jeśli tak, otwórz link w ciągu {count} dnia. Jeśli nic o tym nie wiesz, nie musisz nic robić: więcej wiadomości nie przyjdzie.',
          few: 'Jeśli tak, otwórz link w ciągu {count} dni. Jeśli nic o tym nie wiesz, nie musisz nic robić: więcej wiadomości nie przyjdzie.',
          many: 'Jeśli tak, otwórz link w ciągu {count} dni. Jeśli nic o tym nie wiesz, nie musisz nic robić: więcej wiadomości nie przyjdzie.',
          other: 'Jeśli tak, otwórz link w ciągu {count} dnia. Jeśli nic o tym nie wiesz, nie musisz nic robić: więcej wiadomości nie przyjdzie.',
        },
      ],
      button: 'Potwierdź adres',
    },
    site_review_confirm: {
      subject: 'Pokazać twoją opinię o Docento?',
      text: [
        'Dziękujemy za opinię. Otwórz link i naciśnij przycisk, a pojawi się w serwisie.',
        {
          one: 'Link działa {count} dzień. Jeśli to nie twoja opinia, nic nie rób: nikt jej nie zobaczy.',
          few: 'Link działa {count} dni. Jeśli to nie twoja opinia, nic nie rób: nikt jej nie zobaczy.',
          many: 'Link działa {count} dni. Jeśli to nie twoja opinia, nic nie rób: nikt jej nie zobaczy.',
          other: 'Link działa {count} dnia. Jeśli to nie twoja opinia, nic nie rób: nikt jej nie zobaczy.',
        },
      ],
      button: 'Pokaż opinię',
    },
    feedback: { subject: 'Wiadomość do obsługi: {client_name}', text: ['{comment}', 'Odpowiedz na: {title}'], button: 'Otwórz serwis' },
    email_changed: {
      subject: 'Twoje konto Docento ma inny e-mail',
      text: ['E-mail twojego konta Docento zmienił się: zamiast tego adresu jest inny.', 'Jeśli to nie ty, napisz do nas od razu: {support_email}.'],
      button: 'Otwórz Docento',
    },
    client_deleted: {
      subject: 'Twoje konto Docento jest usunięte',
      text: [
        'Konto jest usunięte, otwarte zapytania są zamknięte, a korepetytorzy o tym wiedzą.',
        {
          one: 'Za {count} dzień usuniemy imię, dane kontaktowe i wiadomości. Opinie zostaną bez imienia.',
          few: 'Za {count} dni usuniemy imię, dane kontaktowe i wiadomości. Opinie zostaną bez imienia.',
          many: 'Za {count} dni usuniemy imię, dane kontaktowe i wiadomości. Opinie zostaną bez imienia.',
          other: 'Za {count} dnia usuniemy imię, dane kontaktowe i wiadomości. Opinie zostaną bez imienia.',
        },
        'Jeśli to nie ty, napisz do nas od razu: {support_email}.',
      ],
      button: 'Otwórz Docento',
    },
    client_terms: {
      subject: 'Regulamin Docento zaakceptowany',
      text: ['Dziękujemy. Regulamin dla uczniów jest zaakceptowany; możesz do niego wrócić w każdej chwili.'],
      button: 'Przeczytaj regulamin',
    },
    client_new_message: {
      subject: 'Nowa wiadomość: {tutor_name}',
      text: ['{tutor_name} pisze do ciebie w sprawie zapytania nr\u00a0{order_id} ({lessons_name}):', '{comment}'],
      button: 'Otwórz czat',
    },
    tutor_email_confirm: {
      subject: 'Potwierdź adres e-mail w Docento',
      text: [
        {
          one: 'Otwórz link, żeby potwierdzić ten adres. Działa raz, przez {count} dzień.',
          few: 'Otwórz link, żeby potwierdzić ten adres. Działa raz, przez {count} dni.',
          many: 'Otwórz link, żeby potwierdzić ten adres. Działa raz, przez {count} dni.',
          other: 'Otwórz link, żeby potwierdzić ten adres. Działa raz, przez {count} dnia.',
        },
        'Jeśli to nie ty zakładasz konto w Docento, nic nie musisz robić.',
      ],
      button: 'Potwierdź adres',
    },
    tutor_reset_password: {
      subject: 'Nowe hasło do Docento',
      text: [
        {
          one: 'Otwórz link, żeby ustawić nowe hasło. Działa raz, przez {count} godzinę.',
          few: 'Otwórz link, żeby ustawić nowe hasło. Działa raz, przez {count} godziny.',
          many: 'Otwórz link, żeby ustawić nowe hasło. Działa raz, przez {count} godzin.',
          other: 'Otwórz link, żeby ustawić nowe hasło. Działa raz, przez {count} godziny.',
        },
        'Jeśli to nie twoja prośba, nie musisz nic robić: hasło pozostanie bez zmian.',
      ],
      button: 'Ustaw nowe hasło',
    },
    tutor_set_password: {
      subject: 'Ustaw hasło do konta',
      text: [
        'Założyliśmy dla ciebie profil korepetytora w Docento.',
        {
          one: 'Aby się zalogować, ustaw hasło pod tym linkiem. Działa {count} dzień i tylko raz.',
          few: 'Aby się zalogować, ustaw hasło pod tym linkiem. Działa {count} dni i tylko raz.',
          many: 'Aby się zalogować, ustaw hasło pod tym linkiem. Działa {count} dni i tylko raz.',
          other: 'Aby się zalogować, ustaw hasło pod tym linkiem. Działa {count} dnia i tylko raz.',
        },
      ],
      button: 'Ustaw hasło',
    },
    tutor_published: {
      subject: 'Twój profil jest opublikowany',
      text: ['Profil jest sprawdzony, widzą go już uczniowie.', 'Aktualizuj grafik: łatwiej cię wtedy wybrać.'],
      button: 'Zobacz profil',
    },
    tutor_need_revision: {
      subject: 'Profil wymaga poprawek',
      text: ['Zanim profil zobaczą uczniowie, popraw:', '{comment}', 'Potem wyślij profil do sprawdzenia, a obejrzymy go jeszcze raz.'],
      button: 'Otwórz profil',
    },
    tutor_document_refused: {
      subject: 'Dokument nie został przyjęty: {title}',
      text: ['Nie mogliśmy przyjąć twojego dokumentu „{title}”.', '{comment}', 'Zastąp go w profilu innym, a sprawdzimy jeszcze raz.'],
      button: 'Otwórz profil',
    },
    schedule_confirm: {
      subject: 'Czy grafik jest aktualny?',
      text: ['Uczniowie chętniej wybierają tych, których wolny czas jest świeżo potwierdzony. Potwierdź grafik jednym kliknięciem.'],
      button: 'Potwierdź grafik',
    },
    tutor_delete_requested: {
      subject: 'Twój profil zostanie usunięty {deadline}',
      text: [
        'Ukryliśmy profil, zgodnie z twoją prośbą. {deadline} usuniemy imię, kontakty, teksty, zdjęcie i dokumenty.',
        'Do tego dnia możesz go przywrócić: wszystko będzie jak wcześniej. Jeśli to nie ty prosisz o usunięcie, przywróć profil i zmień hasło.',
      ],
      button: 'Przywróć profil',
    },
    tutor_delete_code: {
      subject: 'Kod do usunięcia profilu',
      text: [
        'Kod: {secret}',
        {
          one: 'Działa raz, przez {count} minutę. Nikomu go nie podawaj. Jeśli nie usuwasz profilu, nic nie musisz robić.',
          few: 'Działa raz, przez {count} minuty. Nikomu go nie podawaj. Jeśli nie usuwasz profilu, nic nie musisz robić.',
          many: 'Działa raz, przez {count} minut. Nikomu go nie podawaj. Jeśli nie usuwasz profilu, nic nie musisz robić.',
          other: 'Działa raz, przez {count} minuty. Nikomu go nie podawaj. Jeśli nie usuwasz profilu, nic nie musisz robić.',
        },
      ],
      button: 'Otwórz ustawienia',
    },
    staff_profile_sent: {
      subject: 'Profil czeka na sprawdzenie',
      text: ['{tutor_full_name}: profil jest kompletny i czeka na sprawdzenie.'],
      button: 'Otwórz profil',
    },
    billing_rejected: {
      subject: 'Dane rozliczeniowe wymagają poprawek',
      text: ['Nie przyjęliśmy twoich danych rozliczeniowych:', '{comment}', 'Popraw je na koncie, a sprawdzimy jeszcze raz.'],
      button: 'Otwórz konto',
    },
    tutor_payment_received: {
      subject: 'Płatność otrzymana: {sum}',
      text: ['Otrzymaliśmy twoją płatność: {sum}. Znajdziesz ją w historii portfela razem z fakturą.'],
      button: 'Otwórz portfel',
    },
    tutor_personal_order: {
      subject: 'Zapytanie do ciebie: {lessons_name}',
      text: [
        'Wybiera cię nowy uczeń: {client_name}, {lessons_name}.',
        {
          one: 'Odpowiedz w ciągu {count} godziny, zanim zapytanie przyjmie inny korepetytor.',
          few: 'Odpowiedz w ciągu {count} godzin, zanim zapytanie przyjmie inny korepetytor.',
          many: 'Odpowiedz w ciągu {count} godzin, zanim zapytanie przyjmie inny korepetytor.',
          other: 'Odpowiedz w ciągu {count} godziny, zanim zapytanie przyjmie inny korepetytor.',
        },
      ],
      button: 'Odpowiedz',
    },
    tutor_potential_order: {
      subject: 'Nowe zapytanie: {lessons_name}',
      text: [
        'Zapytanie nr\u00a0{order_id} może być dla ciebie: {lessons_name}.',
        {
          one: 'Odpowiedzieć może {count} osoba, wybiera uczeń.',
          few: 'Odpowiedzieć mogą {count} osoby, wybiera uczeń.',
          many: 'Odpowiedzieć może {count} osób, wybiera uczeń.',
          other: 'Odpowiedzieć może {count} osoby, wybiera uczeń.',
        },
      ],
      button: 'Zobacz zapytanie',
    },
    tutor_appointed: {
      subject: 'Masz nowego ucznia: zapytanie nr\u00a0{order_id}',
      text: [
        'Prowadzisz lekcje z zapytania nr\u00a0{order_id}: {lessons_name}.',
        'Uczeń: {client_name}, {client_phone}. Skontaktuj się dziś i wpisz w zapytaniu datę pierwszej lekcji.',
      ],
      button: 'Otwórz zapytanie',
    },
    tutor_appointed_school: {
      subject: 'Masz nowego ucznia: zapytanie nr\u00a0{order_id}',
      text: [
        'Prowadzisz lekcje szkoły partnerskiej z zapytania nr\u00a0{order_id}: {lessons_name}.',
        'Uczeń: {client_name}, {client_phone}. Skontaktuj się dziś i umów pierwszą lekcję.',
      ],
      button: 'Otwórz zapytanie',
    },
    tutor_client_deleted: {
      subject: 'Zapytanie nr\u00a0{order_id} jest wycofane',
      text: [
        'Uczeń usunął swoje konto, dlatego zapytanie nr\u00a0{order_id} ({lessons_name}) jest zamknięte. Nie płacisz prowizji.',
        'Na koncie czekają inne zapytania.',
      ],
      button: 'Zobacz nowe zapytania',
    },
    tutor_new_message: {
      subject: 'Nowa wiadomość: {client_name}',
      text: ['{client_name} pisze do ciebie w sprawie zapytania nr\u00a0{order_id} ({lessons_name}):', '{comment}'],
      button: 'Otwórz czat',
    },
    tutor_closed: {
      subject: 'Zapytanie nr\u00a0{order_id} nie czeka już na odpowiedź',
      text: ['Zapytanie nr\u00a0{order_id} nie przyjmuje już odpowiedzi: {lessons_name}.', 'Na koncie czekają inne zapytania.'],
      button: 'Otwórz zapytanie',
    },
    tutor_removed: {
      subject: 'Nie prowadzisz już zapytania nr\u00a0{order_id}',
      text: [
        'Zapytanie nr\u00a0{order_id} ({lessons_name}) nie jest już twoje, a prowizja jest anulowana.',
        'Jeśli to pomyłka, napisz do nas: {support_email}.',
      ],
      button: 'Otwórz zapytanie',
    },
    tutor_first_class_set: {
      subject: 'Pierwsza lekcja: {first_class}',
      text: [
        'Pierwsza lekcja z zapytania nr\u00a0{order_id} ({lessons_name}) odbędzie się {first_class}. Uczeń: {client_name}, {client_phone}.',
        'Prowizja to {sum}, termin płatności: {deadline}. Jeśli termin lekcji ci nie odpowiada, ustal inny z uczniem i zmień datę w zapytaniu.',
      ],
      button: 'Otwórz zapytanie',
    },
    tutor_first_class_set_free: {
      subject: 'Pierwsza lekcja: {first_class}',
      text: [
        'Pierwsza lekcja z zapytania nr\u00a0{order_id} ({lessons_name}) odbędzie się {first_class}. Uczeń: {client_name}, {client_phone}.',
        'Od tego zapytania nie ma prowizji. Jeśli termin ci nie odpowiada, ustal inny z uczniem.',
      ],
      button: 'Otwórz zapytanie',
    },
    tutor_first_class_reminder: {
      subject: 'Kiedy pierwsza lekcja z zapytania nr\u00a0{order_id}?',
      text: ['Zapytanie nr\u00a0{order_id} ({lessons_name}) nie ma jeszcze daty pierwszej lekcji.', 'Ustal ją z uczniem i wpisz w zapytaniu.'],
      button: 'Wpisz datę',
    },
    tutor_pay_deadline: {
      subject: 'Zapytanie nr\u00a0{order_id}: płatność do {deadline}',
      text: ['Prowizja za zapytanie nr\u00a0{order_id} to {sum}. Ostatni dzień płatności: {deadline}.', 'Zapłacisz w zapytaniu, z portfela.'],
      button: 'Zapłać',
    },
    tutor_pay_overdue: {
      subject: 'Zapytanie nr\u00a0{order_id} nie jest opłacone',
      text: [
        'Prowizja za zapytanie nr\u00a0{order_id} to {sum}. Termin płatności minął {deadline}.',
        {
          one: '{count} dzień po terminie profil znika z katalogu. Wraca, gdy zapłacisz.',
          few: '{count} dni po terminie profil znika z katalogu. Wraca, gdy zapłacisz.',
          many: '{count} dni po terminie profil znika z katalogu. Wraca, gdy zapłacisz.',
          other: '{count} dnia po terminie profil znika z katalogu. Wraca, gdy zapłacisz.',
        },
      ],
      button: 'Zapłać',
    },
    ad_need_revision: {
      subject: 'Ogłoszenie wymaga poprawek: {title}',
      text: [
        'Przeczytaliśmy ogłoszenie „{title}”. Zanim je opublikujemy, prosimy o poprawki:',
        '{comment}',
        'Po zapisaniu zmian przeczytamy je jeszcze raz.',
      ],
      button: 'Otwórz ogłoszenie',
    },
    blog_need_revision: {
      subject: 'Artykuł wymaga poprawek: {title}',
      text: [
        'Przeczytaliśmy artykuł „{title}”. Zanim go opublikujemy, prosimy o poprawki:',
        '{comment}',
        'Po zapisaniu zmian przeczytamy go jeszcze raz.',
      ],
      button: 'Otwórz artykuł',
    },
  },
}
