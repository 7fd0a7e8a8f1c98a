import { slugs } from '../slugs.ts'

interface Panel {
  menu: Readonly<Record<string, string>>
  fields: object
  filters: object
}

/** Names of resources and of their fields under react-admin's own keys; a field and a filter of one name are one thing. */
export const resourcesOf = ({ menu, fields, filters }: Panel) =>
  Object.fromEntries(Object.values(slugs).map((slug) => [slug, { name: menu[slug] ?? slug, fields: { ...fields, ...filters } }]))
