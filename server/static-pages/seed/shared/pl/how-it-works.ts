import type { Edition } from '../../../../../editions/index.ts'
import type { PageText } from '../../page.ts'

export const howItWorks = ({ flags }: Edition): PageText => ({
  name: 'Jak to działa',
  h1: 'Jak to działa',
  title: 'Jak znaleźć korepetytora lub uczniów na {brand}',
  metad: 'Od zapytania do opinii: co robi uczeń, co robi korepetytor, kiedy widać dane kontaktowe i ile to kosztuje.',
  text: `
<p>Droga jest jedna dla wszystkich: zapytanie, odpowiedzi korepetytorów, wybór, pierwsza lekcja, opinia. Oto, co dzieje się na każdym kroku.</p>

<h2>Dla uczniów i rodziców</h2>
<h3>1. Znajdź korepetytora</h3>
<p>W <a href="{catalog_link}">katalogu</a> wybierz przedmiot i miasto albo zajęcia online. Zawęź listę według poziomu, dzielnicy, ceny i miejsca zajęć${flags.verifiedFilter ? ' lub zostaw tylko zweryfikowane osoby' : ''}. W profilu znajdziesz cenę, wolne terminy, wykształcenie, doświadczenie i opinie.</p>
<h3>2. Wyślij zapytanie</h3>
<p>Podaj przedmiot i poziom, miejsce zajęć, oczekiwania i kontakt. To nic nie kosztuje i do niczego nie zobowiązuje. Strona zapytania otworzy się od razu: pokazuje wszystko, co dzieje się dalej, a o każdym kroku powiadomimy też e-mailem.</p>
<h3>3. Poczekaj na odpowiedź</h3>
<p>Wybrany korepetytor przyjmuje zapytanie albo odmawia. Gdy odmówi lub nie odpowie w ciągu 24 godzin, zaproponujemy je innym, którym odpowiada. Jeśli wolisz czekać tylko na tę osobę, powiedz o tym obsłudze. Na jedno zapytanie może odpowiedzieć najwyżej pięć osób, więc wybór pozostaje prosty.</p>
<h3>4. Wybierz korepetytora</h3>
<p>Gdy zgadza się osoba wybrana przez ciebie, zostaje wyznaczona od razu. Gdy odpowiadają inni, porównaj ich wiadomości i ceny i wyznacz kogoś samodzielnie albo z pomocą menedżera. Od tej chwili widzicie nawzajem swoje kontakty.</p>
<h3>5. Umów pierwszą lekcję</h3>
<p>Ustalcie dzień i godzinę i wpisz datę na stronie zapytania; może to zrobić również korepetytor. Za lekcje płacisz bezpośrednio korepetytorowi, tak jak się umówicie.</p>
<h3>6. Wystaw opinię</h3>
<p>Po pierwszej lekcji, gdy korepetytor rozliczy się z nami, na stronie zapytania otworzy się formularz opinii: ocena od 1 do 5 i kilka słów. Możesz ją zmienić przez 14 dni.</p>

<h2>Dla korepetytorów</h2>
<h3>1. Uzupełnij profil</h3>
<p>Przedmioty i poziomy, cena za godzinę, miejsce zajęć, grafik, kilka słów o sobie.${flags.phoneConfirm ? ' Potwierdź telefon: bez tego profil nie zostanie opublikowany.' : ''} Przeczytamy profil i opublikujemy go albo napiszemy, czego brakuje.${flags.billing_data ? ' Przed pierwszą płatnością uzupełnij dane rozliczeniowe.' : ''}</p>
<h3>2. Odpowiadaj na zapytania</h3>
<p>Zapytania osobiste przychodzą od uczniów, którzy wybrali właśnie ciebie; na odpowiedź masz 24 godziny. Inne zapytania z twoich przedmiotów i miasta czekają na twoim koncie: napisz uczniowi, dlaczego do siebie pasujecie, i podaj cenę. Szybkie odpowiedzi podnoszą miejsce w katalogu.</p>
<h3>3. Ustal datę pierwszej lekcji</h3>
<p>Od chwili wyznaczenia widzisz telefon i adres ucznia. Zadzwoń i wpisz datę pierwszej lekcji, najdalej za 180 dni. Jeśli się nie dogadacie, zrezygnuj i podaj powód; nic nie płacisz.</p>
<h3>4. Zapłać prowizję</h3>
<p>Raz za zapytanie, w ciągu {due_days} dni kalendarzowych po pierwszej lekcji, do {day_end} ostatniego z nich. Kwota zależy od ceny godziny i od tego, jak często będziecie się spotykać:</p>
<table>
<thead><tr><th scope="col">Lekcje</th><th scope="col">Prowizja</th></tr></thead>
<tbody>
<tr><td>Tylko jedna</td><td>{factor_one} × cena godziny</td></tr>
<tr><td>Raz w tygodniu lub jeszcze nie wiadomo</td><td>{factor_weekly} × cena godziny</td></tr>
<tr><td>Dwa razy w tygodniu</td><td>{factor_twice} × cena godziny</td></tr>
<tr><td>Trzy razy w tygodniu i częściej</td><td>{factor_often} × cena godziny</td></tr>
</tbody>
</table>
<p>Najniższa prowizja to {commission_minimum}, kwotę zaokrąglamy w górę do {price_step}. Przykład: godzina kosztuje {example_price}, lekcje dwa razy w tygodniu – prowizja {example_commission}. Wszystko, co uczeń zapłaci później, jest twoje.</p>
<h3>5. Poproś o opinię</h3>
<p>Po opłaceniu prowizji jednym kliknięciem poprosisz ucznia o opinię, a potem możesz na nią odpowiedzieć. Opinie pomagają następnym uczniom w wyborze.</p>
${
  flags.school
    ? `
<h2>Szkoła online naszego partnera</h2>
<p>Część korepetytorów uczy w partnerskiej szkole online. Oferują pakiety lekcji, pierwsza lekcja jest bezpłatna, a za naukę płaci się szkole przez serwis. Takie osoby poznasz po znaku pakietu w profilu.</p>`
    : ''
}
<h2>Gdy coś pójdzie nie tak</h2>
<p>Korepetytor nie dzwoni, plany się zmieniły, termin przestał pasować: napisz na <a href="mailto:{support_email}">{support_email}</a> lub zadzwoń pod {support_phone}. Menedżer wstrzyma zapytanie, znajdzie inną osobę albo zamknie sprawę.</p>
`,
})
