import { expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { findPage } from '../../site/pages/index.ts'
import { aliasOf, staticPage } from '../../site/pages/static-page.tsx'

test.each([
  ['kz', '/oferta', 'oferta'],
  ['us', '/oferta', 'offer'],
  ['ua', '/privacy-policy', 'pp'],
  ['es', '/privacy-policy/', 'privacy-policy'],
  ['kz', '/privacy-policy', 'politika-konfindentsialnosti'],
  ['kz', '/about', 'about'],
  ['kz', '/p/faq', 'faq'],
])('in %s %s shows the text %s', (code, path, alias) => {
  const edition = editionOf(code)
  const found = findPage(edition, path, 'site')
  expect(found?.page).toBe(staticPage)
  expect(aliasOf({ edition, path, params: found?.params ?? {} })).toBe(alias)
})
