import { beforeEach, expect, test } from 'vitest'
import { PAID_MEDIA } from '../../../schemas/paid-visit-terms.ts'
import campaignOn from '../../../site/behaviours/campaign-on.ts'
import { session } from '../../../site/browser/storage.ts'
import { buildSite } from '../in-site.tsx'

const SITE = 'https://docento.example'
const letter = { utm_source: 'letter', utm_campaign: 'autumn' }

beforeEach(() => {
  document.body.innerHTML = `<a href="${SITE}/repetitor/?sort=reviews"><b>Tutors</b></a><a href="https://elsewhere.example/"></a>`
  for (const link of document.links) link.addEventListener('click', (event) => event.preventDefault())
})
campaignOn(document.body, { site: SITE, paid: PAID_MEDIA }, async () => buildSite())

test.each([
  ['a campaign along with what the link asks for', letter, `${SITE}/repetitor/?sort=reviews&utm_source=letter&utm_campaign=autumn`],
  ['nothing of one that is paid, which the server was told whole', { ...letter, utm_medium: 'cpc' }, `${SITE}/repetitor/?sort=reviews`],
  ['nothing without one', {}, `${SITE}/repetitor/?sort=reviews`],
])('a press on a link to the site takes %s', (_, utm, href) => {
  session.writeJson('utm', utm)
  document.querySelector('b')?.click()
  expect(document.links[0]?.href).toBe(href)
})

test('a link to anybody else is left as it is', () => {
  session.writeJson('utm', letter)
  document.links[1]?.click()
  expect(document.links[1]?.href).toBe('https://elsewhere.example/')
})
