import type { DemoTexts } from './types.ts'

export const pl: DemoTexts = {
  short: {
    exact: [
      [
        'Najpierw rozumiemy, potem liczymy.',
        'Pokazuję, skąd bierze się każdy wzór.',
        'Rozwiązujemy zadania od prostych do maturalnych.',
        'Znajduję luki na jednej lekcji i zamykam je według planu.',
        'Tłumaczę trudne rzeczy na prostych przykładach.',
        'Uczę myśleć nad zadaniem, a nie zgadywać.',
      ],
      [
        'Zadanie domowe sprawdzam tego samego dnia.',
        'Raz w miesiącu próbny test i informacja dla rodziców.',
        'Większość uczniów poprawia ocenę w dwa miesiące.',
        'Po lekcji zostaje krótka notatka.',
        'Tempo dopasowuję do ucznia.',
      ],
    ],
    language: [
      [
        'Mówimy od pierwszej lekcji.',
        'Język przez żywe rozmowy, a nie tabelki.',
        'Ćwiczymy wymowę i przestajemy bać się błędów.',
        'Tyle gramatyki, ile naprawdę potrzeba.',
        'Seriale, podcasty i wiadomości zamiast nudnych czytanek.',
      ],
      [
        'Materiały wysyłam po każdych zajęciach.',
        'Między lekcjami krótkie zadania głosowe.',
        'Program dobieram do twojego celu.',
        'Poziom określimy na pierwszym spotkaniu.',
        'Błędy omawiamy od razu i życzliwie.',
      ],
    ],
    school: [
      [
        'Układam fakty w zrozumiałą opowieść.',
        'Uczę pisać jasno i bez błędów.',
        'Przygotowuję do egzaminu bez paniki.',
        'Czytamy, dyskutujemy, wyciągamy wnioski.',
        'Pomagam polubić przedmiot, który wydawał się nudny.',
      ],
      [
        'Każdy dział kończymy krótkim testem.',
        'Pracujemy na prawdziwych arkuszach.',
        'Rodzice dostają krótką informację po lekcji.',
        'Wypracowania sprawdzam z dokładnymi uwagami.',
      ],
    ],
    children: [
      [
        'Znajduję wspólny język nawet z największym wiercipiętą.',
        'Uczymy się przez zabawę i krótkie zadania.',
        'Cierpliwie pracuję z najmłodszymi.',
        'Czytamy, liczymy i się nie męczymy.',
      ],
      [
        'Po zajęciach piszę rodzicom, co się udało.',
        'Praca domowa trwa najwyżej 15 minut.',
        'Dzieci czekają na następną lekcję.',
        'Wszystkie pomoce przynoszę ze sobą.',
      ],
    ],
    art: [
      ['Zaczynamy od tego, co lubisz.', 'Od zera i w każdym wieku.', 'Technika bez nudy i napięcia.', 'Pierwszy efekt już na drugich zajęciach.'],
      [
        'Pomogę wybrać instrument i materiały.',
        'Dorośli początkujący są mile widziani.',
        'Krótkie i przyjemne zadania do domu.',
        'Przygotowuję do egzaminów i konkursów.',
      ],
    ],
  },
  about: {
    opening: [
      'Uczę już <years>. rok i wciąż cieszę się, gdy uczeń pyta: „To wszystko?”, a potem sam kończy zadanie.',
      'Za mną <years>. rok praktyki: [szkoła i lekcje prywatne|liceum i zajęcia indywidualne|uczelnia i praca z maturzystami].',
      'Prowadzę zajęcia indywidualne <years>. rok z rzędu i przez ten czas wypracował{em|am} własną metodę.',
      'Jestem nauczyciel{em|ką} z wykształcenia i z zamiłowania, trwa mój <years>. rok pracy.',
    ],
    method: {
      exact: [
        'Na pierwszych zajęciach robimy krótką diagnozę i znajdujemy tematy, bez których trudno iść dalej. Potem układamy plan na miesiąc: jeden temat to jedna lub dwie lekcje, na końcu każdej trzy zadania do samodzielnej pracy.',
        'Nie każę uczyć się wzorów na pamięć: wyprowadzamy je razem, rysujemy, sprawdzamy na liczbach. Kiedy uczeń rozumie, skąd co się bierze, zadania na egzaminie przestają straszyć.',
        'Każda lekcja wygląda podobnie: pięć minut powtórki, nowy temat na dwóch, trzech przykładach, potem uczeń pracuje sam, a ja zadaję pytania. Do błędów wracamy po tygodniu.',
      ],
      language: [
        'Rozmawiamy od pierwszego spotkania, nawet jeśli znasz dwadzieścia słów. Gramatykę wyjaśniam krótkimi schematami i od razu przenoszę do mowy: dialogi, opisy, małe opowieści.',
        'Zajęcia to rozmowa, nowe słowa w kontekście i słuchanie. Między lekcjami wysyłasz mi krótkie nagrania, a ja zaznaczam, nad czym popracować.',
        'Program układam pod cel: podróż, przeprowadzka, praca lub egzamin. Korzystam z [nowoczesnych podręczników|autentycznych artykułów i filmów|arkuszy egzaminacyjnych] i nie tracę czasu na rzeczy zbędne.',
      ],
      school: [
        'Materiał porządkujemy na schematach i osiach czasu, a potem uczymy się opowiadać go własnymi słowami. Dzięki temu wiedza zostaje na długo, nie tylko do sprawdzianu.',
        'Na każdej lekcji jest teoria, praca z tekstem i kilka zadań z prawdziwych arkuszy. Prace pisemne sprawdzam z dokładnymi uwagami: co już jest dobre, a co poprawić.',
        'Pokazuję, jak z reguły zrobić prosty przepis krok po kroku. Uczeń sam objaśnia mi rozwiązanie, a jeśli potrafi, temat jest opanowany.',
      ],
      children: [
        'Lekcja dzieli się na krótkie części po siedem, dziesięć minut: czytanie, liczenie, ruch, rysowanie. Dziecko nie zdąży się zmęczyć, a umiejętność powtarza kilka razy w różnej formie.',
        'Najpierw poznaję dziecko i sprawdzam, co już umie. Potem dobieram karty, gry i ćwiczenia tak, by każde zadanie było odrobinę trudniejsze od poprzedniego, ale do wykonania.',
        'Nigdy nie ganię za błędy. Razem szukamy miejsca, w którym coś poszło nie tak, i próbujemy jeszcze raz.',
      ],
      art: [
        'Na pierwszym spotkaniu próbujemy różnych rzeczy i wybieramy repertuar, który ci odpowiada. Technikę budujemy stopniowo, na ulubionych utworach i tematach.',
        'Każda lekcja to rozgrzewka, praca nad techniką i to, o co naprawdę chodzi: tworzenie. Ja pokazuję, ty powtarzasz, a potem próbujesz po swojemu.',
        'Program dobieram do wieku i celu: dla siebie, na egzamin lub na występ. Nagranie zajęć zostaje u ciebie, można wrócić do trudnego miejsca.',
      ],
    },
    results: [
      'W zeszłym roku [siedmioro|dziewięcioro|jedenaścioro] moich uczniów dostało się tam, gdzie chciało.',
      'Pierwsze zmiany widać zwykle po [czterech tygodniach|sześciu tygodniach|dwóch miesiącach] regularnej pracy.',
      'Uczniowie zostają ze mną najczęściej na [rok lub dłużej|dwa, trzy lata].',
      'Szczerze mówię, jaki wynik jest możliwy w twoim czasie, i nie obiecuję cudów.',
    ],
    format: [
      'Pracuję [przed południem i wieczorem|po lekcjach szkolnych|w tygodniu i w soboty], grafik ustalamy z wyprzedzeniem. Lekcję można przełożyć, uprzedzając [dobę|sześć godzin|dwanaście godzin] wcześniej.',
      'Na zajęciach online używam [wideorozmowy i wspólnej tablicy|tablicy interaktywnej, wszystkie notatki zostają u ciebie].',
      'Lekcja trwa [60 minut|60 lub 90 minut|od 45 do 90 minut, zależnie od wieku]. Materiały są wliczone w cenę.',
    ],
    closing: [
      'Napisz, jaki masz cel, a razem ustalimy, od czego zacząć.',
      'Chętnie poznam cię na pierwszych zajęciach.',
      'Masz wątpliwości? Zapytaj, odpowiadam tego samego dnia.',
    ],
  },
  lesson: [
    [
      'Lekcje <lesson> zaczynamy od krótkiego sprawdzenia, co już wychodzi, i układamy plan na miesiąc.',
      'Program lekcji <lesson> dobieram po pierwszym spotkaniu, pod cel i termin.',
      'Lekcje <lesson> prowadzę indywidualnie, na przejrzystych materiałach, które zostają u ucznia.',
      'Do lekcji <lesson> mam własny zbiór zadań, od najprostszych do trudnych.',
    ],
    [
      'Każde zajęcia kończymy trzema zadaniami do samodzielnej pracy.',
      'Trudne miejsca omawiamy tyle razy, ile trzeba.',
      'Dużo praktyki, krótka teoria i szczera informacja zwrotna.',
      'Pomagam w bieżących tematach i przy okazji zamykam stare luki.',
    ],
    ['Praca domowa zajmuje około pół godziny.', 'Notatkę wysyłam zaraz po lekcji.', 'Raz w miesiącu piszę rodzicom, jak idzie.'],
  ],
  speciality: {
    exact: ['Matematyka stosowana', 'Fizyka techniczna', 'Informatyka', 'Technologia chemiczna', 'Nauczyciel przedmiotów ścisłych'],
    language: ['Filologia angielska', 'Lingwistyka stosowana', 'Filologia romańska', 'Nauczyciel języka obcego'],
    school: ['Filologia polska', 'Historia', 'Geografia', 'Prawo', 'Psychologia'],
    children: ['Pedagogika wczesnoszkolna', 'Logopedia', 'Pedagogika przedszkolna'],
    art: ['Edukacja muzyczna', 'Grafika i malarstwo', 'Wokalistyka'],
  },
  review: {
    gain: {
      exact: [
        'Ocena poszła w górę [z trójki na piątkę|o cały stopień|już po dwóch miesiącach].',
        'Na próbnym egzaminie [wynik wzrósł prawie dwukrotnie|doszło dwadzieścia procent].',
        'Zadania idą teraz bez podpowiedzi.',
      ],
      language: [
        'Po dwóch miesiącach [mówimy bez strachu|dogadaliśmy się w podróży|rozumiemy seriale bez napisów].',
        'Wymowa wyraźnie się poprawiła.',
        'Gramatyka wreszcie ułożyła się w całość.',
      ],
      school: [
        'Wypracowania i odpowiedzi są pewniejsze.',
        'Ocena wzrosła [o cały stopień|już po dwóch miesiącach].',
        'Daty i reguły przestały się mylić.',
      ],
      children: ['Dziecko czyta szybciej i chętniej.', 'Litery i cyfry nie kończą się już płaczem.', 'Postępy widać i w szkole, i w domu.'],
      art: [
        'Po miesiącu [udał się pierwszy prawdziwy utwór|wyszło to, o czym od dawna marzyliśmy].',
        'Pojawiła się technika i pewność siebie.',
        'W domu ćwiczymy teraz bez przypominania.',
      ],
    },
    best: [
      [
        'Uczymy się razem [trzeci miesiąc|od pół roku|od września|prawie rok].',
        'Długo szukaliśmy i wreszcie mamy swojego nauczyciela.',
        '<name> to [świetny pedagog|prawdziw{y|a} profesjonalist{a|ka}|osoba bardzo cierpliwa].',
        'Jesteśmy bardzo zadowoleni.',
        'Trafiliśmy z polecenia i zostaliśmy.',
        'Mieliśmy wątpliwości, druga lekcja je rozwiała.',
        'Dziękujemy za cierpliwość i ciekawe zajęcia!',
        'Pierwsze wrażenie się potwierdziło: <name> umie tłumaczyć.',
        'Dziecko [samo pilnuje, żeby nie opuścić zajęć|czeka na każdą lekcję].',
        'Lekcje <lesson> [dla córki|dla syna|dla mnie] to strzał w dziesiątkę.',
      ],
      [
        'Tłumaczy spokojnie, nie pogania, daje przykłady z życia.',
        'Lekcje zaczynają się punktualnie i zawsze wiemy, co było przerabiane.',
        'Po każdych zajęciach dostajemy krótką informację.',
        'Zadania domowe są niewielkie i sensowne.',
        'Znajduje słowa nawet dla mojego upartego nastolatka.',
        'Widać, że to praca z pasją.',
        'Wymaga, ale z poczuciem humoru.',
        'Odpowiada na pytania także między lekcjami.',
        'Materiały przychodzą z wyprzedzeniem.',
        'Program jest ułożony pod nasz cel, bez zbędnych rzeczy.',
        'Godzina mija jak kwadrans.',
        'Nawet przez internet potrafi utrzymać uwagę dziecka.',
      ],
      [
        'Zostajemy na dłużej.',
        'Bardzo dziękujemy!',
        'Uczymy się też latem.',
        'Dobrze, że się znaleźliśmy.',
        'Młodsze dziecko też chce lekcji.',
        'Poleciliśmy już znajomym.',
        'Cena w pełni uzasadniona.',
        '',
      ],
    ],
    good: [
      ['Dobry nauczyciel, tłumaczy przystępnie.', 'Ogólnie jesteśmy zadowoleni.', 'Lekcje pomagają, są postępy.'],
      [
        'Dwa tygodnie szukaliśmy wolnego terminu.',
        'Przydałoby się więcej praktyki.',
        'Trochę za dużo zadań domowych.',
        'Czasem przekładamy zajęcia, ale zawsze z uprzedzeniem.',
      ],
      ['Kontynuujemy.', 'Dziękujemy.', 'Zostajemy do egzaminu.'],
    ],
    fair: [
      ['Wiedza jest, ale metoda nie do końca nam odpowiadała.', 'Spodziewaliśmy się więcej.'],
      ['Zajęcia często były przekładane.', 'Dziecko się nudziło, choć temat został omówiony.'],
      ['Szukamy dalej.', 'Może lepiej dla starszych uczniów.'],
    ],
    poor: [
      ['Niestety nie było dobrze.', 'Po dwóch lekcjach zrezygnowaliśmy.'],
      ['Dwa razy lekcja odwołana godzinę wcześniej.', 'Pół lekcji to przepisywanie z podręcznika.'],
      ['Poprosiliśmy o innego nauczyciela.'],
    ],
  },
  reply: {
    thanks: [
      'Dziękuję za zaufanie! Najtrudniejszą pracę wykonał uczeń.',
      'Dziękuję za ciepłe słowa, mnie też miło się z Państwem pracuje.',
      'Dziękuję! Przed nami jeszcze dużo ciekawego.',
      'Cieszę się, że się udało. Powodzenia na egzaminie!',
    ],
    sorry: [
      'Dziękuję za szczerą opinię. Grafik jest już zmieniony, przełożeń będzie mniej.',
      'Przykro mi, że nie spełniły się oczekiwania. Uwzględnię te uwagi.',
    ],
  },
  wishes: [
    [
      'Dziecko w [piątej|szóstej|siódmej|ósmej] klasie, sporo zaległości z zeszłego roku.',
      'Potrzebne przygotowanie do egzaminu [od października|w pół roku|od zera].',
      'Uczę się dla siebie, zaczynam [od zera|po długiej przerwie].',
      'Córka [wstydzi się odpowiadać|ma zaległości po chorobie], potrzebny spokojny nauczyciel.',
      'Chodzi o bieżące tematy i pomoc w zadaniach domowych.',
    ],
    ['Pasują nam [dni powszednie|weekendy|wtorki i czwartki].', 'Najlepiej dwa razy w tygodniu.', 'Chcemy zacząć w tym tygodniu.', ''],
  ],
  response: [
    ['Dzień dobry! Uważnie przeczytał{em|am} zapytanie.', 'Dzień dobry! Chętnie pomogę.', 'Dzień dobry! Właśnie zwolniło mi się miejsce w grafiku.'],
    [
      'Proponuję zacząć od diagnozy i planu na miesiąc.',
      'Z tym programem pracuję od kilku lat.',
      'Mogę zacząć [w tym tygodniu|od następnego poniedziałku|w dowolny wieczór].',
    ],
    ['Odpowiem na każde pytanie.', 'Materiały zapewniam.', 'Termin do uzgodnienia.'],
  ],
  refused: [
    'Wszystkie wieczory są zajęte do końca miesiąca.',
    'Za daleko, możliwe tylko online.',
    'Nie pracuję z tą grupą wiekową.',
    'Przez trzy dni nie udało się dodzwonić.',
  ],
  lost: [
    'Klient wybrał kurs grupowy.',
    'Nie odpowiada na telefony i wiadomości.',
    'Znaleziono nauczyciela przez znajomych.',
    'Zajęcia odłożone na następny semestr.',
  ],
  staff: ['Dzwonić po 17:00.', 'Stały klient, drugie dziecko.', 'Doprecyzować adres.', 'Ograniczony budżet.'],
  document: ['Dyplom ukończenia studiów', 'Świadectwo kursu kwalifikacyjnego', 'Certyfikat językowy'],
  revision: [
    'Uzupełnij wykształcenie i dodaj zdjęcie bez innych osób.',
    'W opisie jest numer telefonu: usuń go, proszę.',
    'Napisz więcej o tym, jak wygląda pierwsza lekcja.',
  ],
  unreadable: [
    'Pieczęć jest nieczytelna, prześlij większe zdjęcie.',
    'Brakuje drugiej strony z podpisem.',
    'Nazwisko w dokumencie jest inne niż w profilu.',
  ],
  news: [
    'Od tego roku przyjmuję też maturzystów i pracuję według nowych zasad.',
    'Co cztery tygodnie robię próbny egzamin i omawiam każdy błąd.',
    'Po każdej lekcji rodzice dostają krótką notatkę o tym, co zrobiliśmy.',
  ],
  moreSpecialities: ['metodyka nauczania', 'psychologia', 'drugi kierunek'],
}
