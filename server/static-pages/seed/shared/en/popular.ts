import type { PageText } from '../../page.ts'

export const popular: PageText = {
  name: 'Popular',
  h1: 'What people look for most',
  title: 'Popular subjects and cities on {brand}',
  metad: 'Subjects, cities and levels for which people look for tutors on {brand} most often.',
  text: `
<p>Here are the subjects, cities and levels people look for most often. Choose a line and the list opens ready-made: what remains is to compare prices and reviews. If yours is missing, start with the <a href="{catalog_link}">full list of tutors</a>.</p>
`,
}
