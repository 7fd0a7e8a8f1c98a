import { expect, test } from 'vitest'
import { showPage, textOf } from './show-page.ts'

test('a page that is missing leads to the main page of the catalogue, in English by the words of the specification', async () => {
  const { status, page } = await showPage('/nowhere', {}, { edition: 'us' })
  const links = [...page.querySelectorAll('main a')].map((link) => [textOf(link), link.getAttribute('href')])
  expect([status, links[0]]).toEqual([404, ['Main page', '/tutors/']])
})
