import type { PageText } from '../../page.ts'

export const about: PageText = {
  name: 'O nas',
  h1: 'O {brand}',
  title: 'O nas: jak {brand} łączy uczniów z korepetytorami',
  metad: '{brand} to katalog korepetytorów z cenami, wolnymi terminami i opiniami. Dla uczniów i rodziców szukanie jest bezpłatne.',
  text: `
<p>{brand} pomaga tym, którzy chcą się czegoś nauczyć, znaleźć tych, którzy potrafią to wytłumaczyć. W katalogu widać, kto czego uczy, ile kosztuje godzina, gdzie i kiedy są wolne terminy oraz co mówią inni uczniowie. Wysłanie zapytania zajmuje kilka minut.</p>

<h2>Co robimy</h2>
<ul>
<li>Zbieramy w jednym miejscu korepetytorów przedmiotów szkolnych, języków, przygotowania do egzaminów i zajęć hobbystycznych.</li>
<li>Czytamy każdy profil przed publikacją, a potem każdą zmianę jego tekstów.</li>
<li>Przekazujemy zapytanie wybranej osobie, a gdy nie ma ona miejsca – innym, którym odpowiada.</li>
<li>Publikujemy opinie osób, które znalazły korepetytora przez serwis.</li>
<li>Odpowiadamy przez telefon i e-mail, gdy z zapytaniem coś się zacina.</li>
</ul>

<h2>Czego nie robimy</h2>
<p>Nie ustalamy korepetytorom cen, nie pobieramy od uczniów opłat za szukanie i nie sprzedajemy kontaktów. Telefon, adres i e-mail ucznia korepetytor widzi dopiero od chwili, gdy zostanie wyznaczony do zapytania.</p>

<h2>Z czego żyjemy</h2>
<p>Korepetytor płaci prowizję: raz za zapytanie, po pierwszej lekcji. Może też wykupić wyższe miejsce w katalogu; taki profil zawsze ma oznaczenie „TOP · płatne”. Niczego więcej w katalogu kupić nie można.</p>

<h2>Skąd biorą się opinie</h2>
<p>Opinia należy do zapytania, do którego wyznaczono korepetytora i w ramach którego odbyła się lekcja – tak sprawdzamy, że pochodzi od osoby, która naprawdę skorzystała z zajęć. Korepetytor może na nią odpowiedzieć, ale nie może jej usunąć. Ukrywamy tylko to, co narusza prawo lub ujawnia cudze dane.</p>

<p>Wszystkie kroki opisuje strona <a href="{root}/how-it-works">Jak to działa</a>. Pytania i pomysły wysyłaj na <a href="mailto:{support_email}">{support_email}</a>.</p>
`,
}
