import type { PageText } from '../../page.ts'

export const contacts: PageText = {
  name: 'Kontakt',
  h1: 'Kontakt',
  title: 'Kontakt z {brand}: telefon, e-mail, godziny pracy',
  metad: 'Jak skontaktować się z {brand}: telefon {support_phone}, e-mail {support_email}, godziny pracy obsługi.',
  text: `
<p>Napisz lub zadzwoń, gdy zapytanie utknęło, korepetytor się nie odzywa albo coś w serwisie nie działa. Jeśli znasz numer zapytania, podaj go, a odpowiedź przyjdzie szybciej.</p>

<h2>Obsługa</h2>
<table>
<tbody>
<tr><th scope="row">Telefon</th><td>{support_phones}</td></tr>
<tr><th scope="row">E-mail</th><td><a href="mailto:{support_email}">{support_email}</a></td></tr>
<tr><th scope="row">Od poniedziałku do piątku</th><td>{hours_weekdays}</td></tr>
<tr><th scope="row">Weekend</th><td>{hours_weekend}</td></tr>
</tbody>
</table>
<p>Godziny podajemy według czasu lokalnego ({city}). Wiadomości, które przyjdą później, czytamy następnego dnia.</p>

<h2>W jakiej sprawie pisać</h2>
<ul>
<li><strong>Uczniowie i rodzice:</strong> dobór korepetytora, zmiana lub odwołanie zapytania, opinia.</li>
<li><strong>Korepetytorzy:</strong> profil, prowizja, portfel, faktury, odwołanie od decyzji w sprawie profilu.</li>
<li><strong>Dane osobowe:</strong> dostęp, sprostowanie, usunięcie. W temacie wpisz „Dane osobowe”.</li>
<li><strong>Nielegalne treści:</strong> nieprawdziwy profil, cudze zdjęcia lub teksty, obraźliwa opinia. Dołącz link do strony i napisz, co jest nie tak.</li>
</ul>

<h2>Kto prowadzi serwis</h2>
<p>{company}<br>{company_details}<br>{company_address}</p>
<p>Dokumenty: <a href="{offer_link}">regulamin dla korepetytorów</a>, <a href="{client_offer_link}">regulamin dla uczniów</a>, <a href="{privacy_link}">polityka prywatności</a>.</p>
`,
}
