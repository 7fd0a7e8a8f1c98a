import type { PageText } from '../../page.ts'

export const popular: PageText = {
  name: 'Popularne',
  h1: 'Czego szuka się najczęściej',
  title: 'Popularne przedmioty i miasta na {brand}',
  metad: 'Przedmioty, miasta i poziomy, dla których najczęściej szuka się korepetytorów na {brand}.',
  text: `
<p>Zebraliśmy przedmioty, miasta i poziomy, dla których najczęściej szuka się korepetytorów. Wybierz wiersz, a otworzy się gotowa lista: zostanie porównać ceny i opinie. Jeśli czegoś brakuje, zacznij od <a href="{catalog_link}">pełnego katalogu</a>.</p>
`,
}
