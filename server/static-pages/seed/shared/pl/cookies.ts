import type { Edition } from '../../../../../editions/index.ts'
import type { PageText } from '../../page.ts'

const consent = {
  banner:
    'Przy pierwszej wizycie baner pyta o zgodę na pliki dodatkowe. Dopóki nie odpowiesz, a także po odmowie, nie są wczytywane. Odpowiedź możesz zmienić w każdej chwili w „Ustawieniach cookie” na dole strony; to, co wyłączysz, nie wczyta się od następnej strony.',
  framework:
    'Jeśli takie usługi są podłączone, przy pierwszej wizycie okno lub baner pyta o zgodę na nie. Bez zgody nie są wczytywane. Wybór możesz zmienić w dowolnej chwili w tym samym oknie albo przez „Ustawienia cookie” na dole strony.',
  none: 'Serwis nie pokazuje banera. Dodatkowe narzędzia wczytują się razem ze stroną, jeśli właściciel je podłączył; niżej piszemy, jak je wyłączyć.',
}

export const cookies = ({ flags }: Edition): PageText => ({
  name: 'Pliki cookie',
  h1: 'Pliki cookie',
  title: 'Jakich plików cookie używa {brand} i jak nimi zarządzać',
  metad: 'Lista plików cookie i wpisów w pamięci przeglądarki serwisu {site}: do czego służą, jak długo są przechowywane, jak je wyłączyć.',
  text: `
<p>Cookie to krótki zapis, który serwis zostawia w przeglądarce, by rozpoznać ją następnym razem. Część danych trzymamy w pamięci przeglądarki – same z siebie nie są wysyłane na serwer. Zasady korzystania z obu określa art. 399 Prawa komunikacji elektronicznej.</p>

<h2>Własne pliki serwisu</h2>
<p>Od większości z nich zależą logowanie i katalog; pozostałe liczą wizyty i porównują wersje strony, bez nazwisk. Zostają między twoją przeglądarką a nami i są zapisywane bez pytania.</p>
<table>
<thead><tr><th scope="col">Nazwa</th><th scope="col">Do czego służy</th><th scope="col">Jak długo</th></tr></thead>
<tbody>
<tr><td>sid</td><td>Utrzymuje logowanie. Skrypty strony go nie widzą.</td><td>30 dni od ostatniej wizyty</td></tr>
<tr><td>signed_in</td><td>Mówi skryptom strony, że ktoś jest zalogowany, ale nie kto.</td><td>30 dni od ostatniej wizyty</td></tr>
<tr><td>openid</td><td>Zapisywany na czas logowania przez inny serwis: potwierdza, że przeszła do niego właśnie ta przeglądarka.</td><td>10 minut</td></tr>
<tr><td>vid</td><td>Odróżnia przeglądarki: by oceniać można było raz, a gdy porównujemy dwie postacie strony, zawsze widać tę samą.</td><td>1 rok</td></tr>
<tr><td>viewed</td><td>Przechowuje ostatnio otwierane profile, najwyżej 20, tylko w tej przeglądarce.</td><td>90 dni</td></tr>
<tr><td>ga_updated_tutor_schedule</td><td>Pamięta, którą postać grafiku widzisz, by nie zmieniała się między stronami.</td><td>1 rok; zapisywany tylko w czasie porównania postaci</td></tr>
<tr><td>seen</td><td>Pamięta, które z porównywanych postaci stron widziała przeglądarka i czy doszło do formularza zapytania i do samego zapytania, by każdą policzyć raz.</td><td>90 dni; zapisywany tylko w czasie porównania postaci</td></tr>
<tr><td>visit, compared</td><td>Pamięć przeglądarki: kiedy otwarto ostatnią stronę i czy otwarto formularz zapytania, w których porównaniach przeglądarka jest już policzona – tak liczymy wizyty, bez imion.</td><td>do czasu jej wyczyszczenia</td></tr>
<tr><td>cookie_consent</td><td>Pamięć przeglądarki: twoja odpowiedź w sprawie cookie.</td><td>do wyczyszczenia</td></tr>
<tr><td>account, locale</td><td>Pamięć przeglądarki: numer zalogowanego konta, by wiedziały o nim wszystkie karty; wybrany język.</td><td>do wyczyszczenia</td></tr>
<tr><td>tutor_indicators</td><td>Pamięć przeglądarki: dla korepetytora, pod jego numerem – czy może przejść weryfikację, czy ma zaległą płatność i jaki jest stan danych rozliczeniowych. Po dniu odczytywane na nowo.</td><td>do wyczyszczenia</td></tr>
<tr><td>profile, post</td><td>Pamięć przeglądarki: to, co korepetytor napisał i jeszcze nie zapisał.</td><td>do zapisania lub wyczyszczenia</td></tr>
<tr><td>english_test</td><td>Pamięć przeglądarki: twoje odpowiedzi w teście z angielskiego, aby można było wrócić później.</td><td>7 dni</td></tr>
<tr><td>lesson_id, last_visited, reviews</td><td>Pamięć karty: wybrany przedmiot, miejsce na liście, wczytane już opinie.</td><td>dopóki karta jest otwarta</td></tr>
<tr><td>login_contact, sent_code, code, catalog_type, ad_seen, chat</td><td>Pamięć karty: kontakt z zapytania, do logowania; dokąd wysłano kod logowania lub potwierdzenia kontaktu (samego kodu nie zapisujemy); katalog, przez który trafiono na stronę; policzone już ogłoszenia; wiadomość jeszcze niewysłana.</td><td>dopóki karta jest otwarta</td></tr>
</tbody>
</table>

<h2>Skąd do nas trafiasz</h2>
<table>
<thead><tr><th scope="col">Nazwa</th><th scope="col">Do czego służy</th><th scope="col">Jak długo</th></tr></thead>
<tbody>
<tr><td>cpa</td><td>Powstaje tylko po przejściu z reklamy: na tej podstawie rozliczamy się z siecią reklamową.</td><td>30 dni</td></tr>
<tr><td>utm, referrer</td><td>Pamięć karty: strona lub reklama, z której trafiasz do serwisu; dołączamy ją do zapytania.</td><td>dopóki karta jest otwarta</td></tr>
</tbody>
</table>

<h2>Narzędzia dodatkowe</h2>
<p>Właściciel serwisu może podłączyć statystykę odwiedzin, menedżer tagów, narzędzie do wysyłki wiadomości${flags.liveChat ? ' i czat na żywo' : ''}. Usługi te zapisują własne pliki cookie na własnych zasadach. ${consent[flags.consent_mode ? 'framework' : flags.cookies ? 'banner' : 'none']}</p>
<p>Dwie inne usługi pojawiają się tylko w odpowiedzi na to, co robisz. Jeśli właściciel serwisu podłączył sprawdzanie, czy nie jesteś robotem, formularz pokaże je po kilku nieudanych próbach; usługa zapisuje wtedy własny plik cookie, w przypadku Google reCAPTCHA jest to _GRECAPTCHA. Filmy odtwarzamy z youtube-nocookie.com: dopóki nie włączysz filmu, nic z YouTube się nie ładuje, a po włączeniu odtwarzacz może zostawić w przeglądarce własne wpisy.</p>
<p>Mierzymy też, jak szybko otwierają się strony – mniej więcej w co dziesiątej przeglądarce, bez imion i kontaktów. O udziale decyduje wpis wv_bucket, a pomiary przechowujemy 30 dni.</p>

<h2>Jak wyłączyć pliki cookie</h2>
<p>W ustawieniach przeglądarki możesz je usunąć lub zablokować dla {site}. Katalog będzie działać, ale logowanie przestanie być możliwe. O pozostałych danych mówi <a href="{privacy_link}">polityka prywatności</a>; pytania wysyłaj na <a href="mailto:{support_email}">{support_email}</a>.</p>
`,
})
