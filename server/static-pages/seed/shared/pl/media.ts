import type { PageText } from '../../page.ts'

export const media: PageText = {
  name: 'Dla mediów',
  h1: 'Dla mediów',
  title: 'Dla mediów: jak pisać o {brand} i do kogo się zwrócić',
  metad: 'Krótko o {brand} dla dziennikarzy i blogerów: czym jest serwis, jakie dane możemy podać, do kogo napisać.',
  text: `
<p>Przygotowujesz materiał o edukacji, korepetycjach lub egzaminach? Pomożemy danymi, komentarzem i kontaktem do osób uczących, które chętnie porozmawiają.</p>

<h2>Krótko o nas</h2>
<p>{brand} to otwarty katalog korepetytorów. Uczniowie i rodzice szukają według przedmiotu, miasta, ceny i opinii i bezpłatnie wysyłają zapytanie. Korepetytorzy sami ustalają ceny i raz za zapytanie płacą serwisowi prowizję. {brand} działa w kilku krajach, w każdym z własnym językiem, walutą i zasadami.</p>

<h2>W czym możemy pomóc</h2>
<ul>
<li>Średnie ceny lekcji według przedmiotu, poziomu i miasta.</li>
<li>Popyt: czego szuka się najczęściej i jak zmienia się to w roku szkolnym.</li>
<li>Komentarz o rynku korepetycji.</li>
<li>Kontakt do korepetytora, który zgodzi się na wywiad.</li>
</ul>
<p>Dane podajemy wyłącznie zbiorczo: nie da się z nich rozpoznać ucznia ani korepetytora. Do liczb dodajemy okres i informację, ile profili lub zapytań za nimi stoi.</p>

<h2>Nazwa i zdjęcia</h2>
<p>Nazwę zapisujemy {brand}, link prowadzi do {site}. Zrzuty publicznych stron katalogu można publikować z podaniem źródła. Wizerunki, imiona i teksty korepetytorów oraz opinie wymagają zgody osób, których dotyczą.</p>

<h2>Kontakt</h2>
<p>Napisz na <a href="mailto:{support_email}">{support_email}</a> z tematem „Media”: redakcja, temat, pytania i termin. Odpowiadamy w dni robocze.</p>
`,
}
