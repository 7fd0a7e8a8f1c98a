import type { Edition } from '../../../../../editions/index.ts'
import type { PageText } from '../../page.ts'

export const faq = ({ flags }: Edition): PageText => ({
  name: 'Pytania i odpowiedzi',
  h1: 'Pytania i odpowiedzi',
  title: 'Pytania i odpowiedzi o szukaniu korepetytora na {brand}',
  metad: 'Ile kosztuje zapytanie, kiedy widać dane kontaktowe, co zrobić, gdy korepetytor milczy, jak wystawić opinię i usunąć dane.',
  text: `
<h2>Uczniowie i rodzice</h2>
<h3>Ile kosztuje znalezienie korepetytora?</h3>
<p>Nic. Katalog, zapytanie i pomoc menedżera są dla ciebie bezpłatne. Płacisz tylko za lekcje, bezpośrednio korepetytorowi.</p>
<h3>Kto zobaczy mój telefon i adres?</h3>
<p>Tylko korepetytor wyznaczony do twojego zapytania i nasi menedżerowie. Pozostali widzą przedmiot, poziom, dzielnicę i oczekiwania, bez kontaktu.</p>
<h3>Korepetytor nie odpowiada. Co dalej?</h3>
<p>Ma 24 godziny. Potem proponujemy zapytanie innym osobom, którym odpowiada, i piszemy do ciebie, gdy ktoś się zgłosi. Możesz też samodzielnie zapytać kogoś jeszcze z katalogu: jednocześnie mogą czekać trzy zapytania osobiste.</p>
<h3>Czy można zmienić korepetytora?</h3>
<p>Tak. Zadzwoń lub napisz do obsługi: menedżer odłączy korepetytora od zapytania i znajdzie kogoś innego. Nowe zapytanie nie jest potrzebne.</p>
<h3>Jak się zalogować, jeśli nie mam hasła?</h3>
<p>Wybierz „Zaloguj się”, wejście dla ucznia i wpisz telefon lub e-mail z zapytania. Wyślemy sześciocyfrowy kod, ważny 10 minut. Link do zapytania z naszych e-maili też loguje bez hasła; działa raz, przez siedem dni.</p>
<h3>Jak wystawić opinię i czy można ją zmienić?</h3>
<p>Formularz otwiera się na stronie zapytania po pierwszej lekcji, gdy korepetytor rozliczy się z nami. Ocena od 1 do 5, także z połówką, tekst od 10 znaków. Opinię możesz zmienić przez 14 dni. Jedno zapytanie, jedna opinia.</p>
${
  flags.school
    ? `<h3>Czym różnią się korepetytorzy szkoły online?</h3>
<p>Dobiera ich szkoła partnerska, ceny i pakiety należą do szkoły, a pierwsza lekcja jest bezpłatna. Pieniądze otrzymuje szkoła, dlatego taka osoba nie płaci prowizji.</p>
`
    : ''
}<h3>Jak usunąć swoje dane?</h3>
<p>Usuń konto w ustawieniach albo napisz na <a href="mailto:{support_email}">{support_email}</a>. Niezakończone zapytania zamkniemy od razu, a kontakty zanonimizujemy po 30 dniach. Więcej w <a href="{privacy_link}">polityce prywatności</a>.</p>

<h2>Korepetytorzy</h2>
<h3>Za co i ile płacę?</h3>
<p>Jedną prowizję za zapytanie, po pierwszej lekcji. To twoja cena za godzinę pomnożona przez liczbę od {factor_one} do {factor_often}, zależnie od częstotliwości lekcji, ale co najmniej {commission_minimum}. Profil i odpowiadanie na zapytania są bezpłatne.</p>
<h3>Pierwsza lekcja się nie odbyła. Czy płacę?</h3>
<p>Nie. Zmień datę albo, jeśli lekcji nie będzie, zrezygnuj z zapytania i podaj powód przed upływem terminu płatności. Jeśli prowizja jest już opłacona, napisz do nas: wyjaśnimy sprawę i zwrócimy ją do portfela.</p>
<h3>Co się stanie, gdy nie zapłacę na czas?</h3>
<p>Przypomnimy dobę przed terminem. Trzy dni po terminie profil znika z katalogu i nie przyjmuje nowych zapytań do czasu zapłaty.</p>
<h3>Od czego zależy miejsce w katalogu?</h3>
<p>Od opinii, szybkości odpowiedzi, kompletności profilu i aktualności grafiku, weryfikacji, wykształcenia oraz od tego, jak dawno było ostatnie logowanie. Kupić można tylko oznaczone miejsce „TOP · płatne”.</p>
`,
})
