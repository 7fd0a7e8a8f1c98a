import type { PageText } from '../../page.ts'

export const privacy: PageText = {
  name: 'Polityka prywatności',
  h1: 'Polityka prywatności',
  title: 'Polityka prywatności – {brand} Polska',
  metad: 'Jakie dane osobowe przetwarza {brand} w Polsce, na jakiej podstawie, kto je otrzymuje, jak długo są przechowywane i jakie masz prawa.',
  text: `
<p>Obowiązuje od {updated}. Ta polityka wypełnia obowiązek informacyjny z art. 13 i 14 RODO, czyli rozporządzenia (UE) 2016/679, i uwzględnia ustawę z 10 maja 2018 r. o ochronie danych osobowych.</p>

<h2>1. Administrator</h2>
<p>Administratorem danych zbieranych w serwisie {site} jest {company}, {company_details}, {company_address}. W sprawach danych pisz na <a href="mailto:{support_email}">{support_email}</a> z tematem „Dane osobowe”.</p>

<h2>2. Po co i na jakiej podstawie</h2>
<table>
<thead><tr><th scope="col">Cel</th><th scope="col">Dane</th><th scope="col">Podstawa (art. 6 ust. 1 RODO)</th></tr></thead>
<tbody>
<tr><td>Zapytanie o lekcje</td><td>imię, telefon, e-mail, miejsce lekcji, przedmiot, poziom, grupa wiekowa ucznia, oczekiwania, wiadomości</td><td>lit. b – umowa</td></tr>
<tr><td>Profil korepetytora</td><td>imię i nazwisko, płeć, data urodzenia, kontakt, zdjęcie, teksty, wykształcenie, dokumenty, grafik</td><td>lit. b – umowa</td></tr>
<tr><td>Prowizje, faktury, sprawozdania podatkowe</td><td>dane rozliczeniowe, numer podatkowy, płatności, dokumenty</td><td>lit. c – obowiązek prawny</td></tr>
<tr><td>Opinie</td><td>imię, ocena, treść</td><td>lit. f – rzetelna informacja dla innych uczniów</td></tr>
<tr><td>Bezpieczeństwo, przeciwdziałanie nadużyciom, roszczenia</td><td>adres IP, dziennik zdarzeń, historia zapytań</td><td>lit. f – ochrona serwisu i jego użytkowników</td></tr>
<tr><td>Nowości i oferty, dodatkowe pliki cookie</td><td>e-mail, identyfikatory przeglądarki</td><td>lit. a – zgoda</td></tr>
</tbody>
</table>
<p>Podanie danych jest dobrowolne, ale bez imienia i telefonu nie przekażemy zapytania, a bez danych rozliczeniowych nie wystawimy faktury. Numer karty wpisujesz na stronie instytucji płatniczej; do nas nie trafia. Nie prosimy o dane o zdrowiu ani przekonaniach – nie wpisuj ich w oczekiwaniach.</p>

<h2>3. Kto otrzymuje dane</h2>
<ul>
<li>Korepetytorzy, którym proponujemy zapytanie: przedmiot, poziom, dzielnicę i oczekiwania. Telefon, e-mail i adres – tylko osoba wyznaczona, która staje się ich odrębnym administratorem.</li>
<li>Uczeń: telefon korepetytora po wyznaczeniu. Profil i opinie są publiczne.</li>
<li>Partnerska szkoła online, jeśli wysyłasz do niej zapytanie.</li>
<li>Podmioty przetwarzające dane na nasze zlecenie: hosting, poczta i SMS, telefonia; instytucje płatnicze i bank.</li>
<li>Organy publiczne, gdy wymaga tego prawo – w tym Krajowa Administracja Skarbowa w ramach sprawozdań operatorów platform.</li>
</ul>
<p>Danych nie sprzedajemy. Poza Europejski Obszar Gospodarczy przekazujemy je tylko do państw z decyzją Komisji o odpowiednim poziomie ochrony albo na podstawie standardowych klauzul umownych, których kopię możesz otrzymać.</p>

<h2>4. Jak długo</h2>
<ul>
<li>Profil ucznia: do usunięcia; kontakty anonimizujemy 30 dni później.</li>
<li>Profil korepetytora: do usunięcia; imię, kontakty, teksty, zdjęcie i dokumenty kasujemy 14 dni po zleceniu.</li>
<li>Dokumenty księgowe i podatkowe: przez czas wymagany przepisami, zwykle pięć lat od końca roku podatkowego.</li>
<li>Dane potrzebne do roszczeń: do ich przedawnienia.</li>
<li>Kod logowania 10 minut, link do logowania 7 dni, sesja 30 dni od ostatniej wizyty, lista oglądanych profili 90 dni.</li>
<li>Dane przetwarzane na podstawie zgody: do jej cofnięcia.</li>
</ul>

<h2>5. Twoje prawa</h2>
<p>Masz prawo dostępu do danych i otrzymania kopii, sprostowania, usunięcia, ograniczenia przetwarzania, przeniesienia danych oraz <strong>sprzeciwu</strong> wobec przetwarzania opartego na uzasadnionym interesie. Zgodę możesz cofnąć w każdej chwili; nie zmienia to zgodności z prawem tego, co stało się wcześniej. Profil zmienisz lub usuniesz na koncie, a korepetytor pobierze tam komplet swoich danych. Na inne wnioski odpowiadamy bezpłatnie w ciągu miesiąca.</p>
<p>Skargę możesz złożyć do Prezesa Urzędu Ochrony Danych Osobowych (UODO) w Warszawie albo do organu w państwie, w którym mieszkasz lub pracujesz.</p>

<h2>6. Decyzje automatyczne</h2>
<p>Kolejność w katalogu i dobór korepetytorów do zapytania oblicza program na podstawie opinii, szybkości odpowiedzi, kompletności profilu, przedmiotu, miejsca i ceny. Nie jest to decyzja, która wywołuje skutki prawne w rozumieniu art. 22 RODO. Automatycznie ukrywany jest też profil z prowizją po terminie; możesz zażądać, by sprawdził to człowiek. O blokadzie profilu decyduje zawsze pracownik.</p>

<h2>7. Dzieci</h2>
<p>Dane dziecka podaje rodzic lub opiekun. Wystarczą imię i grupa wiekowa. Zgoda na usługi internetowe wymaga w Polsce ukończenia 16 lat; za młodszych wyrażają ją rodzice.</p>

<h2>8. Bezpieczeństwo</h2>
<p>Połączenie jest szyfrowane, hasła i kody przechowujemy w postaci, z której nie da się ich odtworzyć, a dokumenty korepetytorów są zamknięte dla osób z zewnątrz. Pracownicy widzą tylko to, czego wymaga ich praca, a każda ich zmiana jest zapisywana. Naruszenie zgłaszamy UODO w ciągu 72 godzin, a tobie – gdy ryzyko jest wysokie.</p>

<h2>9. Pliki cookie</h2>
<p>Listę, cele i czas przechowywania podaje strona <a href="{root}/p/cookies/">Pliki cookie</a>. Podstawą jest art. 399 Prawa komunikacji elektronicznej.</p>

<h2>10. Zmiany</h2>
<p>Nowa wersja pojawi się tutaj z nową datą. O istotnych zmianach napiszemy e-mailem lub powiadomimy na koncie.</p>
`,
}
