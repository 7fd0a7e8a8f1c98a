import { slugs } from '../slugs.ts'

interface Panel {
  menu: Readonly<Record<string, string>>
  fields: object
  filters: object
}

/** Subjects whose words stand with those of another. */
const words: Readonly<Record<string, string>> = { h2texts: 'seo', pages_metatags: 'seo' }

/**
 * Names of resources and of their fields under react-admin's own keys; a field and a filter of one name are one thing. What a subject calls otherwise
 * stands in its own texts as `fields`.
 */
export const resourcesOf = (panel: Panel) =>
  Object.fromEntries(
    Object.entries(slugs).map(([subject, slug]) => {
      const own = (panel as unknown as Record<string, { fields?: object } | undefined>)[words[subject] ?? subject]?.fields
      return [slug, { name: panel.menu[slug] ?? slug, fields: { ...panel.fields, ...panel.filters, ...own } }]
    }),
  )
