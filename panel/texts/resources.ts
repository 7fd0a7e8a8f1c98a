import { slugs } from '../slugs.ts'

interface Panel {
  menu: Readonly<Record<string, string>>
}

/** Subjects whose words stand with those of another. */
const words: Readonly<Record<string, string>> = { h2texts: 'seo', pages_metatags: 'seo' }

/** Names of resources, and of those of their fields that a subject calls otherwise than all do, under react-admin's own keys. */
export const resourcesOf = (panel: Panel) =>
  Object.fromEntries(
    Object.entries(slugs).map(([subject, slug]) => {
      const own = (panel as unknown as Record<string, { fields?: Readonly<Record<string, string>> } | undefined>)[words[subject] ?? subject]?.fields
      return [slug, { name: panel.menu[slug] ?? slug, fields: own ?? {} }]
    }),
  )
