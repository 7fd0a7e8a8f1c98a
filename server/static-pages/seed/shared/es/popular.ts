import type { PageText } from '../../page.ts'

export const popular: PageText = {
  name: 'Lo más buscado',
  h1: 'Lo más buscado',
  title: 'Materias y ciudades más buscadas en {brand}',
  metad: 'Materias, ciudades y niveles para los que más se busca profesor en {brand}.',
  text: `
<p>Estas son las materias, las ciudades y los niveles para los que más se busca profesor. Elige una línea y se abre la lista ya hecha: solo queda comparar precios y opiniones. Si falta lo tuyo, empieza por el <a href="{catalog_link}">catálogo completo</a>.</p>
`,
}
