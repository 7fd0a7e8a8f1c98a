import { scoreWeights as most } from '../../../catalogue/score.ts'
import type { PageText } from '../page.ts'

export const pl: PageText = {
  name: 'Kolejność korepetytorów',
  h1: 'Skąd taka kolejność korepetytorów',
  title: 'Skąd taka kolejność korepetytorów na {brand}',
  metad: 'Co decyduje o kolejności korepetytorów na liście, ile waży każdy czynnik i za co się płaci.',
  text: `
<p><a href="{catalog_link}">Lista korepetytorów</a> jest ułożona według rankingu od 0 do 100 punktów. Liczymy go co godzinę i po każdej zmianie profilu, dla wszystkich tak samo. Płatne jest tylko miejsce TOP.</p>

<h2>Z czego składa się ranking</h2>
<table>
<thead><tr><th scope="col">Czynnik</th><th scope="col">Najwięcej punktów</th></tr></thead>
<tbody>
<tr><td>Opinie: średnia ocen. Każdemu doliczamy pięć ocen 4,2, żeby jedna opinia nie przesądzała o wyniku</td><td>${most.R}</td></tr>
<tr><td>Odpowiedzi: jaka część zapytań z ostatnich 90 dni dostała odpowiedź w ciągu 24 godzin. Przy mniej niż trzech zapytaniach połowa punktów</td><td>${most.A}</td></tr>
<tr><td>Profil: zdjęcie, opis od 300 znaków, krótki opis, wykształcenie, wolne terminy, film, sprawdzony dokument</td><td>${most.C}</td></tr>
<tr><td>Wolne terminy: wszystkie punkty po aktualizacji w ciągu 14 dni, połowa w ciągu 30 dni</td><td>${most.S}</td></tr>
<tr><td>Weryfikacja: profil przeszedł nasze sprawdzenie</td><td>${most.V}</td></tr>
<tr><td>Wykształcenie: nasza ocena dyplomów</td><td>${most.E}</td></tr>
<tr><td>Ostatnia wizyta: wszystkie punkty w ciągu 7 dni, połowa w ciągu 30 dni</td><td>${most.F}</td></tr>
</tbody>
</table>
<p>Przy równej liczbie punktów decyduje kolejność dołączenia do serwisu. Osoby, które nie przyjmują nowych zapytań, są na końcu.</p>

<h2>Co jest płatne</h2>
<p>Na początku pierwszej strony stoją najwyżej trzy osoby ze znakiem „TOP · płatne”. Zapłaciły za to miejsce. Niczego więcej nie da się kupić: ani prowizja, ani żadna inna opłata nie zmienia rankingu.</p>

<h2>Inna kolejność</h2>
<p>Listę możesz ułożyć według ceny, rosnąco lub malejąco, albo według liczby opinii. Miejsca TOP nie mają wtedy znaczenia.</p>
`,
}
