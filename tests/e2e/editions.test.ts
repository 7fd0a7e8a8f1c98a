import { expect, test } from 'vitest'
import { type EditionCode, editionOf } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { panelLocales } from '../../locales/panel.ts'
import { useBrowser } from '../browser.ts'
import { newClient } from './people.ts'
import { sendShortRequest } from './site.ts'

const { visit } = await useBrowser()

interface Journey {
  code: EditionCode
  tag: string
  heading: string
  /** A price as the cards show it. */
  price: RegExp
  catalogue: string
  /** Entries of the main menu. */
  menu: string[]
  /** Where the switcher of the wide header leads from the main page. */
  languages: string[]
  /** The same in the menu of a phone. */
  phoneLanguages: string[]
  panel: string
}

const journeys: Journey[] = [
  {
    code: 'ua',
    tag: 'uk',
    heading: 'Знайдіть свого репетитора',
    price: /^\d[\d\s]*\s₴$/,
    catalogue: '/tutors/',
    menu: ['/tutors/', '/tutors-online/'],
    languages: ['/ru', '/en'],
    phoneLanguages: ['/ru', '/en'],
    panel: 'Вхід для співробітників',
  },
  {
    code: 'pl',
    tag: 'pl',
    heading: 'Znajdź swojego korepetytora',
    price: /^\d[\d\s]*\szł$/,
    catalogue: '/korepetycje/',
    menu: ['/korepetycje/', '/korepetycje-online/'],
    languages: [],
    phoneLanguages: ['/en'],
    panel: 'Вхід для співробітників',
  },
  {
    code: 'us',
    tag: 'en-US',
    heading: 'Find your tutor',
    price: /^\$\d+$/,
    catalogue: '/tutors/',
    menu: ['/tutors/', '/tutors-online/'],
    languages: [],
    phoneLanguages: [],
    panel: 'Вхід для співробітників',
  },
  {
    code: 'in',
    tag: 'en-IN',
    heading: 'Find your tutor',
    price: /^\$\d+$/,
    catalogue: '/tutors/',
    menu: ['/tutors/', '/tutors-online/'],
    languages: [],
    phoneLanguages: [],
    panel: 'Вхід для співробітників',
  },
  {
    code: 'mx',
    tag: 'es-MX',
    heading: 'Encuentra a tu profesor',
    price: /^M\$\d+$/,
    catalogue: '/clases/',
    menu: ['/clases/'],
    languages: [],
    phoneLanguages: [],
    panel: panelLocales.es.sign_in.title,
  },
  {
    code: 'es',
    tag: 'es-ES',
    heading: 'Encuentra a tu profesor',
    price: /^\d+\s€$/,
    catalogue: '/tutors/',
    menu: ['/tutors/'],
    languages: [],
    phoneLanguages: [],
    panel: panelLocales.es.sign_in.title,
  },
]

test.each(journeys)('$code speaks its language, counts in its currency and takes a request of a new client', async (journey) => {
  const edition = editionOf(journey.code)
  const t = textsOf(edition, edition.locales[0])
  const page = await visit('/', { edition: journey.code })
  expect(await page.locator('html').getAttribute('lang')).toBe(journey.tag)
  await page.getByRole('heading', { level: 1, name: journey.heading }).waitFor()
  const hrefs = (selector: string) => page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(await hrefs(`header nav > a`)).toEqual(journey.menu)
  expect(await hrefs('#languages a')).toEqual(journey.languages)
  expect(await hrefs('#menu a[data-language]')).toEqual(journey.phoneLanguages)

  await page.locator('header nav > a').first().click()
  await page.waitForURL(journey.catalogue)
  const price = page.getByRole('article').first().locator('b', { hasText: edition.currencySign })
  expect((await price.textContent())?.trim()).toMatch(journey.price)

  const legal = Object.values(edition.legalLinks)
  for (const path of legal) {
    await page.locator(`footer a[href="${path}"]`).waitFor()
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 200])
    expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(1500)
  }

  await sendShortRequest(page, newClient(edition), t)
  await page.getByRole('link', { name: t.requests.thanks.open }).click()
  await page.waitForURL(/\/o\/\d+$/)
  await page.getByRole('heading', { name: t['orders-client'].order.yours }).waitFor()

  await page.goto('/panel/')
  await page.getByRole('heading', { level: 1, name: journey.panel }).waitFor()
})
