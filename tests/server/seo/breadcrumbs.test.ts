import { expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { breadcrumbList, breadcrumbsOf } from '../../../server/seo/breadcrumbs.ts'
import { readSettings } from '../../../server/settings.ts'

test('search engines are told each step to a page from the first on, by whole addresses in its language; the page itself has none', () => {
  const standing = { edition: editionOf('ua'), language: 'ru' as const, siteUrl: 'https://ua.example', settings: readSettings({ EDITIONS: 'ua' }) }
  const { itemListElement } = breadcrumbList(standing, breadcrumbsOf(standing, { name: 'Новости', link: 'news' }, { name: 'Экзамен', link: null }))
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Docento', item: 'https://ua.example/ru' },
    { '@type': 'ListItem', position: 2, name: 'Новости', item: 'https://ua.example/ru/news' },
    { '@type': 'ListItem', position: 3, name: 'Экзамен' },
  ])
})
