import type { PageText } from '../../page.ts'

export const clientOffer: PageText = {
  name: 'Regulamin dla uczniów',
  h1: 'Regulamin dla uczniów i rodziców',
  title: 'Regulamin dla uczniów i rodziców – {brand} Polska',
  metad: 'Zasady szukania korepetytora przez {brand} w Polsce: bezpłatne zapytanie, lekcje płatne w złotych, opinie, odstąpienie, reklamacje.',
  text: `
<p>Obowiązuje od {updated}. Regulamin opisuje usługi świadczone drogą elektroniczną w serwisie {site} przez {company}, {company_details}, {company_address} („Serwis”) osobom, które szukają korepetytora („Ty”). Umowa o usługę zostaje zawarta, gdy wysyłasz zapytanie i zaznaczasz zgodę na regulamin.</p>

<h2>1. Warunki korzystania</h2>
<p>Zapytanie wysyła osoba pełnoletnia – dla siebie lub dla dziecka, które prawnie reprezentuje. Osoba, która ukończyła 13 lat, potrzebuje zgody rodzica lub opiekuna. Wystarczy przeglądarka z dostępem do internetu, telefon i opcjonalnie e-mail. Nie wolno przesyłać treści bezprawnych.</p>

<h2>2. Ile to kosztuje</h2>
<p>Katalog, zapytanie, dobór i pomoc są dla Ciebie bezpłatne. Serwis utrzymuje się z prowizji, którą płaci korepetytor.</p>

<h2>3. Przebieg zapytania</h2>
<ul>
<li>Korepetytor, którego wybierasz, przyjmuje zapytanie lub odmawia w ciągu 24 godzin. Po odmowie albo braku odpowiedzi proponujemy je innym pasującym osobom, chyba że poprosisz, by tego nie robić.</li>
<li>Zapytanie bez wskazanej osoby prowadzi menedżer.</li>
<li>Odpowiedzieć może najwyżej pięć osób; osobiście możesz zapytać trzy jednocześnie.</li>
<li>Telefon, e-mail i adres widzi wyłącznie wyznaczony korepetytor.</li>
<li>Możesz zrezygnować w każdej chwili, bez powodu i bez opłat.</li>
</ul>

<h2>4. Lekcje i ich cena</h2>
<p>Umowę o lekcje zawierasz z korepetytorem i jemu płacisz. Ceny w katalogu podano w złotych ({currency}) za 60 minut. Zasady przekładania i odwoływania lekcji ustalcie z góry. Czy korepetytor jest przedsiębiorcą, dowiesz się od niego przed zawarciem umowy; jeśli nie jest, przepisy o ochronie konsumentów mogą nie obejmować umowy o lekcje. Serwis czyta profile przed publikacją i pokazuje, co zweryfikowano, ale nie prowadzi lekcji i nie obiecuje wyników.</p>

<h2>5. Kolejność w katalogu i opinie</h2>
<p>O kolejności decydują: opinie, szybkość odpowiedzi, kompletność profilu, aktualny grafik, weryfikacja, wykształcenie i ostatnie logowanie. Miejsce opłacone ma oznaczenie „TOP · płatne”. Opinię może wystawić tylko osoba z zapytania, w którym korepetytor został wyznaczony, ustalono datę pierwszej lekcji i rozliczono prowizję – w ten sposób sprawdzamy, że pochodzi od kogoś, kto korzystał z lekcji. Ocena ma skalę od 1 do 5, tekst od 10 do 2000 znaków; zmienisz ją przez 14 dni. Publikujemy opinie pozytywne i negatywne. Ukrywamy tylko te, które naruszają prawo lub cudze dane, i uzasadniamy to autorowi.</p>

<h2>6. Pakiety szkoły partnerskiej</h2>
<p>Pakiet lekcji partnerskiej szkoły online opłacasz w serwisie, a pieniądze otrzymuje szkoła. Pełną cenę widzisz przed zapłatą, pierwsza lekcja jest bezpłatna. Od umowy zawartej na odległość możesz odstąpić w ciągu 14 dni bez podania przyczyny, wysyłając oświadczenie szkole lub na {support_email}. Jeśli na Twoje żądanie lekcje zaczęły się wcześniej, płacisz tylko za te, które się odbyły. Później możesz zrezygnować z lekcji, które jeszcze się nie odbyły.</p>

<h2>7. Odstąpienie od umowy z Serwisem</h2>
<p>Od bezpłatnej umowy z Serwisem możesz odstąpić w ciągu 14 dni od jej zawarcia, a rozwiązać ją kiedykolwiek: usuń konto w ustawieniach albo napisz do nas. Niezakończone zapytania zamkniemy od razu.</p>

<h2>8. Zasady zachowania</h2>
<p>Nie podawaj cudzych kontaktów, nie wysyłaj zapytań bez zamiaru nauki, nie rozpowszechniaj danych korepetytorów, nie pobieraj treści serwisu automatycznie i nie obrażaj innych. Po poważnym lub powtórnym naruszeniu możemy nie przyjąć nowych zapytań; podamy uzasadnienie, od którego możesz się odwołać.</p>

<h2>9. Reklamacje i nielegalne treści</h2>
<p>Reklamację wyślij na {support_email} lub pocztą. Odpowiadamy w ciągu 14 dni; brak odpowiedzi oznacza uznanie reklamacji. Pod tym samym adresem – punktem kontaktowym w rozumieniu rozporządzenia (UE) 2022/2065 – zgłosisz nielegalną treść: podaj link i powód.</p>
<p>Pomoc w sporze znajdziesz u powiatowego lub miejskiego rzecznika konsumentów, w Inspekcji Handlowej (mediacja i sądy polubowne) oraz w organizacjach konsumenckich. Informacje o prawach udostępnia Urząd Ochrony Konkurencji i Konsumentów (UOKiK).</p>

<h2>10. Odpowiedzialność</h2>
<p>Serwis odpowiada za swoje usługi na zasadach ogólnych, w tym za zgodność usługi cyfrowej z umową według ustawy z 30 maja 2014 r. o prawach konsumenta. Za lekcje odpowiada korepetytor. Gdy się nie odezwie lub nie przyjdzie, bezpłatnie znajdziemy inną osobę.</p>

<h2>11. Dane osobowe</h2>
<p>Opisuje je <a href="{privacy_link}">polityka prywatności</a>. Organem nadzorczym jest Prezes Urzędu Ochrony Danych Osobowych (UODO).</p>

<h2>12. Zmiany i prawo</h2>
<p>O zmianie z ważnej przyczyny (nowe przepisy, nowe funkcje, bezpieczeństwo) zawiadomimy co najmniej 14 dni wcześniej; jeśli jej nie akceptujesz, możesz usunąć konto. Wysłane zapytania kończą się na dotychczasowych zasadach. Obowiązuje prawo polskie; nie pozbawia Cię to ochrony, jaką dają przepisy państwa Twojego zamieszkania. Sąd właściwy wskazują przepisy ogólne.</p>

<h2>13. Kontakt</h2>
<p>{company}, {company_address}. Telefon {support_phone}, e-mail <a href="mailto:{support_email}">{support_email}</a>.</p>
`,
}
