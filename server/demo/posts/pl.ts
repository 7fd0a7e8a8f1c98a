import type { ContentTexts } from './types.ts'

export const pl: ContentTexts = {
  ads: [
    'Lekcje <lesson>: dwa wolne wieczory',
    'Tydzień <lesson> przed sprawdzianem',
    'Letni kurs <lesson> w małej grupie',
    'Lekcje <lesson> dla dorosłych od zera',
    'Kurs <lesson> z próbnym egzaminem',
    'Indywidualne lekcje <lesson> online',
  ],
  posts: [
    {
      field: 'exact',
      lesson: 'mathematics',
      name: 'Pięć zadań maturalnych, na których co roku giną punkty',
      copied: 'Gdzie na maturze z matematyki giną punkty',
      description: 'Zadania, które co roku w maju kosztują punkty, i sposób na sprawdzenie się w jedną minutę.',
      opening:
        'Każdej wiosny omawiamy z uczniami arkusze z poprzednich lat. Najwięcej punktów nie ginie na trudnych zadaniach z końca, tylko na tych ze środka: tam wszyscy się spieszą i nie doczytują treści do ostatniego słowa.',
      parts: [
        {
          heading: 'Procent z procentu',
          text: 'Cena wzrosła o dwadzieścia procent, a potem spadła o dwadzieścia. Wielu odpowiada, że jest taka sama. Weź sto, pomnóż przez 1,2 i przez 0,8: dziewięćdziesiąt sześć. Liczba zamiast litery ratuje takie zadanie w dziesięć sekund i nie potrzeba do tego wzoru.',
        },
        {
          heading: 'Trójkąt w okręgu',
          text: 'Kąt oparty na średnicy jest zawsze prosty. Narysuj go jako pierwszy, przed wszystkimi innymi liniami: połowa takich zadań na tym się kończy. Jeśli w treści nie ma kąta prostego, poszukaj średnicy. Autorzy arkuszy lubią ją chować na widoku.',
        },
        {
          heading: 'Dziedzina, której nikt nie zapisał',
          text: 'Pod pierwiastkiem parzystego stopnia musi stać zero albo więcej. Zapisz ten wiersz, zanim podniesiesz obie strony do kwadratu, i przyłóż do niego obie odpowiedzi. Fałszywe rozwiązanie kosztuje tyle, co puste zadanie, a sprawdzenie trwa chwilę.',
        },
      ],
      closing:
        'Zrób dziś jeden arkusz tylko do połowy i policz, ile punktów już masz. Prawie zawsze jest ich więcej, niż się rano wydawało, a to najlepszy początek nauki.',
    },
    {
      field: 'language',
      name: 'Dwadzieścia słów dziennie, które zostają w głowie',
      copied: 'Jak zapamiętać dwadzieścia słów dziennie',
      description: 'Sposób powtarzania słów, po którym po miesiącu pamięta się czterysta, a nie czterdzieści. Bez aplikacji i fiszek na ścianie.',
      opening:
        'Dwadzieścia słów dziennie brzmi groźnie, dopóki nie rozłoży się ich na pięć krótkich spotkań. Pamięć nie lubi długich zajęć, tylko częste: cztery razy po pięć minut działa lepiej niż cała godzina w niedzielę.',
      parts: [
        {
          heading: 'Rano tylko się poznajemy',
          text: 'Przeczytaj słowa na głos razem ze zdaniami, z których pochodzą. Niczego nie wkuwaj, po prostu oswój się z brzmieniem. Słowo bez zdania jest jak cegła bez muru: nie ma jej gdzie położyć, więc gubi się pierwsza, choćby wydawała się łatwa.',
        },
        {
          heading: 'W południe zakrywamy pół kartki',
          text: 'Zakryj tłumaczenie dłonią i przypominaj sobie bez pośpiechu. Błędy pomagają: to, co wróciło za drugim razem, trzyma się dłużej niż to, co tylko przeczytane. Trudne słowa oznacz kropką, łatwe skreśl i nie wracaj do nich więcej.',
        },
        {
          heading: 'Wieczorem opowiadamy historię',
          text: 'Ułóż ze słów z kropkami historię z pięciu zdań, choćby i głupią. Im bardziej niedorzeczna, tym mocniej się trzyma. Opowiedz ją znowu jutro, za tydzień i za miesiąc: te trzy powtórki wystarczą, żeby słowa zostały z tobą na lata.',
        },
      ],
      closing:
        'Zacznij od dziesięciu, jeśli dwadzieścia straszy. Po tygodniu ręka sama sięgnie po kartkę, a po następnym przestaniesz liczyć, ile już umiesz.',
    },
    {
      field: 'school',
      lesson: 'polish',
      name: 'Wypracowanie bez łez: plan na jednej kartce',
      copied: 'Jak zaplanować wypracowanie w dwadzieścia minut',
      description: 'Jak w dwadzieścia minut ułożyć plan, po którym wypracowanie pisze się samo, i dlaczego zaczynać od środka.',
      opening:
        'Pusta kartka przeraża nie tylko uczniów. Dlatego nigdy nie zaczynamy od pierwszego zdania: najpierw notujemy to, co na pewno chcemy powiedzieć, a wstęp piszemy na końcu, gdy już wiemy, dokąd prowadzi.',
      parts: [
        {
          heading: 'Jedna myśl na całość',
          text: 'Dokończ jednym zdaniem: „chcę powiedzieć, że…”. Jeśli wyszły dwa, wybierz jedno. Wszystko, co nie pomaga tej myśli udowodnić, zostaje za drzwiami, choćby było mądre. Tak znika największa bolączka szkolnych prac, czyli spacer wokół tematu.',
        },
        {
          heading: 'Dwa przykłady i jeden spór',
          text: 'Znajdź w książce dwa miejsca, które przemawiają za twoją tezą, i jedno, które przemawia przeciw. Odpowiedz na zarzut uczciwie. Nauczyciel czyta dziś setną pracę i uczeń, który spiera się sam ze sobą, od razu zapada mu w pamięć.',
        },
        {
          heading: 'Koniec, a potem początek',
          text: 'Teraz napisz ostatnie zdanie: do czego doszliśmy? Dopiero potem pierwsze, czyli pytanie, na które odpowiada. Przeczytaj całość na głos i skreśl słowa, bez których sens się nie zmienia. Zwykle to co siódme, a tekst od razu oddycha.',
        },
      ],
      closing:
        'Spróbuj na najbliższym temacie i pokaż plan nauczycielowi, zanim zaczniesz pisać na czysto. Pięć minut nad planem oszczędza cały wieczór nad brudnopisem.',
    },
    {
      field: 'children',
      name: 'Dlaczego dziecko wolno czyta i co pomaga',
      copied: 'Dziecko wolno czyta: rady dla rodziców',
      description: 'Przyczyny wolnego czytania i krótkie domowe zabawy, które pomagają bardziej niż godziny ze stoperem.',
      opening:
        'Rodzice przychodzą ze stoperem i liczbą: sześćdziesiąt słów na minutę. Ale szybkość przychodzi na końcu. Najpierw trzeba zobaczyć, co przeszkadza, bo inaczej ćwiczymy nie czytanie, tylko lęk przed nim.',
      parts: [
        {
          heading: 'Oczy, które wracają',
          text: 'Daj dziecku pasek papieru, który zasłania to, co już przeczytane, a nie to, co przed nim. Oczy nie mają dokąd wracać i po tygodniu przestają próbować. Pięć minut takiego czytania daje więcej niż pół godziny próśb i obiecanych bajek.',
        },
        {
          heading: 'Słowa litera po literze',
          text: 'Zagrajcie w błyskawicę: pokazujesz słowo na sekundę i chowasz, dziecko je nazywa. Zacznij od krótkich i znanych. Tak przyzwyczaja się widzieć słowo w całości, jak twarz. Dziesięć na raz wystarczy, nawet gdy prosi o więcej.',
        },
        {
          heading: 'Po prostu nudno',
          text: 'Instrukcja do klocków, przepis na naleśniki, list od babci to też czytanie. Daj tekst, dla którego warto się starać. Czytajcie na zmianę: strona ty, akapit dziecko. I przerwijcie w najlepszym miejscu, żeby jutro samo przyniosło książkę.',
        },
      ],
      closing:
        'A przede wszystkim dajcie sobie czas. Za miesiąc można zmierzyć jeszcze raz, ale najpierw zapytaj, o czym była książka, którą skończyliście razem.',
    },
  ],
  siteReviews: [
    {
      text: 'Znaleźliśmy korepetytora z matematyki w jeden wieczór, córka uczy się już trzeci miesiąc.',
      mark: 5,
      answer: 'Dziękujemy za te słowa! Powodzenia dla córki.',
    },
    { text: 'Wygodne, że terminy i ceny widać od razu i nie trzeba nigdzie dzwonić.', mark: 5 },
    { text: 'Konsultantka znalazła innego nauczyciela, gdy pierwszemu nie pasowały godziny.', mark: 5 },
    { text: 'Zapytanie wysłaliśmy rano, do południa odpisały trzy osoby. Wybraliśmy na podstawie opinii i to był dobry wybór.', mark: 5 },
    {
      text: 'Na odpowiedź trochę czekaliśmy, ale potem wszystko poszło zgodnie z umową.',
      mark: 3,
      answer: 'Przepraszamy za czekanie. Zapytania bez odpowiedzi sprawdzamy teraz tego samego dnia.',
    },
    { text: 'Dobra strona, choć w naszym mieście przydałoby się więcej nauczycieli.', mark: 4 },
  ],
  videos: [
    { name: 'Jak wygląda pierwsza lekcja online', description: 'Tablica, dźwięk i to, co powinien przygotować uczeń.' },
    { name: 'Jak wybrać korepetytora w dziesięć minut', description: 'Na co patrzeć w profilu i o co zapytać przed pierwszą lekcją.' },
    { name: 'Trzy sposoby na zapamiętywanie słów', description: 'Krótkie ćwiczenia na dzisiejszy wieczór.' },
  ],
  revisions: {
    ad: [
      'W tekście jest numer telefonu. Usuń go, proszę: uczniowie piszą i dzwonią przez serwis.',
      'Z tytułu nie wynika, o jaki przedmiot chodzi. Napisz go w całości.',
      'Nie można obiecywać konkretnej oceny. Napisz, jak uczysz i co zyska uczeń.',
    ],
    post: [
      'Dwa rozdziały słowo w słowo powtarzają artykuł innego nauczyciela. Opisz to własnymi słowami i na własnych przykładach.',
      'Mamy już cały ten artykuł pod innym tytułem. Zostaw tylko to, co własne.',
      'Na końcu jest link do kanału. Usuń go, proszę: czytelnik znajdzie cię po nazwisku.',
    ],
  },
}
