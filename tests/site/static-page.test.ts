import { expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { Html } from '../../site/articles/Html.tsx'
import { findPage } from '../../site/pages/index.ts'
import { aliasOf, staticPage } from '../../site/pages/static-page.tsx'

test.each([
  ['kz', '/oferta', 'p/oferta'],
  ['us', '/oferta', 'p/offer'],
  ['ua', '/privacy-policy', 'p/pp'],
  ['es', '/privacy-policy/', 'p/privacy-policy'],
  ['kz', '/privacy-policy', 'p/politika-konfindentsialnosti'],
  ['kz', '/about', 'about'],
  ['kz', '/p/faq', 'p/faq'],
  ['pl', '/oferta', 'p/offer'],
  ['kz', '/p/about', 'p/about'],
])('in %s %s shows the text %s', (code, path, alias) => {
  const edition = editionOf(code)
  const found = findPage(edition, path, 'site')
  expect(found?.page).toBe(staticPage)
  expect(aliasOf({ edition, path, params: found?.params ?? {} })).toBe(alias)
})

test('a name in the first column of a table breaks behind its underscores, and nothing else does', () => {
  const html = '<p>a_b</p><table><tbody><tr><td>one_two, three_four</td><td>five_six <a href="/a_b">a_b</a></td></tr></tbody></table>'
  const { __html } = Html({ html }).props.dangerouslySetInnerHTML
  expect(__html.match(/<p>.*<\/p>|<tr>.*<\/tr>/g)).toEqual([
    '<p>a_b</p>',
    '<tr><td>one_<wbr>two, three_<wbr>four</td><td>five_six <a href="/a_b">a_b</a></td></tr>',
  ])
})
