import { beforeEach, expect, test } from 'vitest'
import { tellFilters } from '../../../site/catalogue/tell-filters.ts'

const page = window as Window & { dataLayer?: object[] }
const told = { event: 'use_catalog_filter', form_location: 'catalog_header' }

beforeEach(() => {
  page.dataLayer = []
  document.body.innerHTML = `
    <aside data-filters><a href="#a" id="inside">Maths</a><form id="price"><input></form></aside>
    <a href="#b" id="itself" data-filters>Show</a>
    <a href="#c" id="outside">A tutor</a>`
})
const press = (id: string) => document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))

// once for all: it listens to the document
tellFilters({ lesson: 8, city: null })

test.each([
  ['a link among filters tells it with the subject of the list', () => press('inside'), [{ ...told, lesson: '8' }]],
  ['so does a link that is a filter itself', () => press('itself'), [{ ...told, lesson: '8' }]],
  [
    'and the form of prices',
    () => document.getElementById('price')?.dispatchEvent(new Event('submit', { bubbles: true })),
    [{ ...told, lesson: '8' }],
  ],
  ['no other link tells anything', () => press('outside'), []],
])('%s', (_, use, expected) => {
  use()
  expect(page.dataLayer).toEqual(expected)
})
