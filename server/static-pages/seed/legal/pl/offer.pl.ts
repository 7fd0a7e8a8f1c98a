import type { PageText } from '../../page.ts'

export const offer: PageText = {
  name: 'Regulamin dla korepetytorów',
  h1: 'Regulamin dla korepetytorów',
  title: 'Regulamin dla korepetytorów – {brand} Polska',
  metad: 'Zasady, na których korepetytor otrzymuje zapytania przez {brand} w Polsce: profil, prowizja w złotych, terminy, ranking, odwołania.',
  text: `
<p>Obowiązuje od {updated}. Regulamin określa zasady świadczenia usług drogą elektroniczną (art. 8 ustawy z 18 lipca 2002 r.) w serwisie {site} na rzecz osób, które udzielają lekcji („Korepetytor”). Usługodawcą jest {company}, {company_details}, {company_address} („Serwis”). W relacji z Korepetytorem będącym przedsiębiorcą jest to również regulamin platformy w rozumieniu rozporządzenia (UE) 2019/1150.</p>

<h2>1. Zawarcie umowy</h2>
<p>Umowa zostaje zawarta, gdy Korepetytor kończy rejestrację i zaznacza zgodę na regulamin. Zarejestrować się może osoba pełnoletnia, która ma pełną zdolność do czynności prawnych. Potrzebne są: dostęp do internetu, aktualna przeglądarka, adres e-mail i telefon. Umowa trwa do usunięcia profilu.</p>

<h2>2. Co robi Serwis</h2>
<p>Serwis pokazuje profil w katalogu, przekazuje zapytania uczniów, po wyznaczeniu Korepetytora udostępnia stronom dane kontaktowe i pomaga, gdy pojawią się trudności. Nie zatrudnia Korepetytora, nie prowadzi nauczania i nie jest stroną umowy o lekcje. Cenę, program, terminy i sposób zapłaty Korepetytor ustala z uczniem.</p>

<h2>3. Profil i dane rozliczeniowe</h2>
<ul>
<li>Informacje w profilu mają być prawdziwe, zdjęcia i teksty – własne, dokumenty – autentyczne.</li>
<li>Profil publikujemy po sprawdzeniu; nowe teksty opublikowanego profilu też najpierw czyta pracownik.</li>
<li>W tekstach nie wolno podawać telefonów, linków, reklam ani danych innych osób.</li>
<li>Przed pierwszą płatnością Korepetytor uzupełnia dane rozliczeniowe i dokumenty. Są potrzebne do faktur i do obowiązków sprawozdawczych operatorów platform (dyrektywa DAC7 i ustawa o wymianie informacji podatkowych), o ile Serwis im podlega.</li>
</ul>

<h2>4. Kolejność w katalogu</h2>
<p>O miejscu decydują, od najważniejszego: opinie, odsetek zapytań, na które Korepetytor odpowiedział w ciągu 24 godzin, kompletność profilu, aktualność grafiku, weryfikacja, wykształcenie oraz ostatnie logowanie. Płatne miejsce na początku pierwszej strony jest zawsze oznaczone „TOP · płatne”; niczego innego kupić nie można. Serwis nie daje pierwszeństwa własnym usługom.</p>

<h2>5. Zapytania</h2>
<ul>
<li>Na zapytanie osobiste Korepetytor odpowiada w ciągu 24 godzin; potem może ono trafić do innych.</li>
<li>Na zapytanie skierowane do wielu osób może odpowiedzieć najwyżej pięć.</li>
<li>Telefon, e-mail i adres ucznia są widoczne, dopóki Korepetytor jest wyznaczony, i służą wyłącznie tym lekcjom.</li>
<li>Datę pierwszej lekcji wpisuje Korepetytor lub uczeń, najdalej na 180 dni naprzód; Korepetytor może ją zmienić dwa razy przed upływem terminu płatności.</li>
<li>Przed zapłatą prowizji Korepetytor może zrezygnować z zapytania, podając powód. Prowizja wtedy nie przysługuje.</li>
</ul>

<h2>6. Prowizja</h2>
<p>Za każde zapytanie, do którego Korepetytor został wyznaczony i w którym jest data pierwszej lekcji, płaci on jedną prowizję. Jest nią cena 60 minut podana w zapytaniu, a gdy jej brak – w profilu, pomnożona przez współczynnik:</p>
<table>
<thead><tr><th scope="col">Częstotliwość</th><th scope="col">Współczynnik</th></tr></thead>
<tbody>
<tr><td>Jedna lekcja</td><td>{factor_one}</td></tr>
<tr><td>Raz w tygodniu lub nie podano</td><td>{factor_weekly}</td></tr>
<tr><td>Dwa razy w tygodniu</td><td>{factor_twice}</td></tr>
<tr><td>Trzy razy w tygodniu i częściej</td><td>{factor_often}</td></tr>
</tbody>
</table>
<p>Wynik zaokrągla się w górę do {price_step}; najniższa prowizja to {commission_minimum}. Przykład: cena {example_price}, lekcje dwa razy w tygodniu – prowizja {example_commission}. Osoby uczące w partnerskiej szkole online prowizji nie płacą.</p>
<p>Prowizję płaci się w ciągu {due_days} dni kalendarzowych po dniu pierwszej lekcji, do 23:59 ostatniego z nich czasu polskiego. Wstrzymanie zapytania przedłuża termin. Po trzech dniach zwłoki profil znika z katalogu i nie otrzymuje nowych zapytań do czasu zapłaty.</p>

<h2>7. Płatności</h2>
<p>Rozliczenia są prowadzone w złotych ({currency}), a kwoty zawierają VAT {tax_percent}%. Zapłacić można kartą, przelewem lub z portfela, który przyjmuje jednorazowo od {top_up_min} do {top_up_max}. Miejsce TOP kosztuje {top_7_days} za 7 dni, {top_14_days} za 14 dni i {top_30_days} za 30 dni. Fakturę Korepetytor pobiera na swoim koncie.</p>
<p>Jeśli lekcja się nie odbyła, po zgłoszeniu i sprawdzeniu prowizję anulujemy, a zapłaconą kwotę zwracamy do portfela. Niewykorzystane środki wypłacamy na pisemne żądanie. Korepetytor sam rozlicza podatki i składki od swoich dochodów.</p>

<h2>8. Opinie</h2>
<p>Opinię może wystawić tylko uczeń z opłaconego zapytania, dzięki czemu wiemy, że korzystał z lekcji. Korepetytor może o nią poprosić i odpowiedzieć publicznie; odpowiedź można zmienić przez dobę. Opinie o sobie, na zamówienie lub za korzyść są zakazane.</p>

<h2>9. Dane osobowe</h2>
<p>Zasady opisuje <a href="{privacy_link}">polityka prywatności</a>. Dane ucznia Korepetytor przetwarza jako odrębny administrator i sam odpowiada za zgodność z RODO.</p>

<h2>10. Ograniczenie, zawieszenie, zakończenie</h2>
<p>Korepetytor może w każdej chwili wstrzymać zapytania albo zlecić usunięcie profilu: znika on od razu, a po 14 dniach jest anonimizowany; do tego czasu zlecenie można cofnąć. Nie można usunąć profilu z niezapłaconą prowizją. Konsument i przedsiębiorca na prawach konsumenta mogą odstąpić od umowy w ciągu 14 dni bez podania przyczyny.</p>
<p>Serwis może odesłać profil do poprawy, ukryć go lub zablokować za nieprawdziwe dane, ujawnianie kontaktów, unikanie prowizji albo potwierdzone skargi. Przekazuje wtedy uzasadnienie na trwałym nośniku; o zakończeniu całości usług uprzedza 30 dni wcześniej, chyba że naruszenia są powtarzające się lub prawo nakazuje działać natychmiast.</p>

<h2>11. Reklamacje i odwołania</h2>
<p>Reklamację lub odwołanie od decyzji wyślij na {support_email}. Odpowiadamy w ciągu 14 dni; odwołanie rozpatruje człowiek, który nie podejmował pierwszej decyzji. Ten sam adres jest punktem kontaktowym w rozumieniu aktu o usługach cyfrowych (rozporządzenie (UE) 2022/2065), a zgłaszać na niego można także nielegalne treści.</p>

<h2>12. Odpowiedzialność</h2>
<p>Za jakość i bezpieczeństwo lekcji odpowiada Korepetytor. Wobec przedsiębiorców Serwis odpowiada za szkodę do wysokości kwot zapłaconych przez nich w ostatnich 12 miesiącach, z wyjątkiem szkody wyrządzonej umyślnie. Ograniczenie to nie dotyczy konsumentów. Liczby zapytań nie obiecujemy.</p>

<h2>13. Zmiany i prawo</h2>
<p>O zmianie regulaminu zawiadamiamy e-mailem co najmniej 15 dni wcześniej i prosimy o potwierdzenie na koncie; do zapytań, do których Korepetytor jest już wyznaczony, stosujemy zasady dotychczasowe. Obowiązuje prawo polskie, a spory rozstrzygają sądy polskie. W sprawach danych osobowych organem nadzorczym jest Prezes Urzędu Ochrony Danych Osobowych (UODO).</p>

<h2>14. Kontakt</h2>
<p>{company}, {company_address}. Telefon {support_phone}, e-mail <a href="mailto:{support_email}">{support_email}</a>.</p>
`,
}
