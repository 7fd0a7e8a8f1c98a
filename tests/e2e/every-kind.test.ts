import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { type Edition, type EditionCode, editionOf } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import type { PublicAddress } from '../../site/routes.ts'
import { fill } from '../../theme/words.ts'
import { useBrowser } from '../browser.ts'
import { newClient } from './people.ts'
import { type foundByNobody, pageAt, publicPages, type ReadKind } from './public-pages.ts'
import { settled } from './settled.ts'

const { visit } = await useBrowser()

interface At {
  page: Page
  edition: Edition
  t: ReturnType<typeof textsOf>
}
/** What a visitor comes to a page for, and sees then. */
type Act = (at: At) => Promise<void>

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The first of these links leads to a page of its own. */
const follow =
  (selector: string): Act =>
  async ({ page }) => {
    const from = page.url()
    await page.getByRole('main').locator(selector).first().click()
    await page.waitForURL((url) => url.href !== from, { waitUntil: 'domcontentloaded' })
    await heading(page).waitFor()
  }

/** A form sent with nothing in it says what is missing. */
const sendEmpty: Act = async ({ page, t }) => {
  await settled(page)
  await page.getByRole('main').locator('button[type=submit]:not([aria-hidden]):visible').last().click()
  await page.locator('[aria-invalid=true]').or(page.getByText(t['errors-requests'].empty_lesson)).first().waitFor()
}

/** What is written is taken, and the page says so. */
const write =
  (words: 'feedback' | 'site-reviews', text: string): Act =>
  async ({ page, edition, t }) => {
    const { client_name, email } = newClient(edition)
    const form = page.getByRole('main').locator('form')
    await form.getByRole('textbox', { name: t[words].text }).fill(text)
    await form.getByRole('textbox', { name: t[words].name }).fill(client_name)
    await form.getByRole('textbox', { name: t[words].email }).fill(email)
    if (words === 'site-reviews') await form.locator('input[name=mark][value="5"]').check({ force: true })
    await form.getByRole('button', { name: t[words].send }).click()
    await page.getByText(t[words].sent).waitFor()
  }

const rate: Act = async ({ page, t }) => {
  await page.getByRole('radio', { name: fill(t.content.rate.mark, { mark: 4, most: 5 }) }).click({ force: true })
  await page.locator('[data-said]').getByText(/./).waitFor()
}

/** The list of the first subject that the bar offers; its first entry asks for a lesson. */
const filter: Act = async (at) => {
  const { page } = at
  await page.locator('button[popovertarget=pick-lesson]').click()
  const subject = page.locator('#pick-lesson a').nth(1)
  const path = (await subject.getAttribute('href')) ?? ''
  await subject.click()
  await page.waitForURL(path, { waitUntil: 'domcontentloaded' })
  await ask(at)
}

const ask: Act = async ({ page, t }) => {
  await page.getByRole('main').locator('a[data-order]:visible').first().click()
  await page.getByRole('dialog').getByRole('button', { name: t.requests.next.place }).waitFor()
}

/** The tutor of an ad may take no requests now, and the page says so. */
const askWhereTaken: Act = async (at) => {
  if (await at.page.getByText(at.t.tutors.unavailable, { exact: true }).isHidden()) await ask(at)
}

const search: Act = async ({ page, edition, t }) => {
  const lesson = page.getByRole('combobox', { name: t.search.lesson })
  await lesson.click()
  await page.getByRole('option').nth(1).click()
  await page.getByRole('button', { name: t.search.search_tutor }).click()
  await page.waitForURL(new RegExp(`/(${edition.catalogAlias}|${edition.catalogOnlineAlias})/[\\w-]+/$`), { waitUntil: 'domcontentloaded' })
}

/** An answer leads to the next question. */
const takeTest: Act = async ({ page, t }) => {
  await settled(page)
  await page.locator('fieldset:visible label').first().click()
  await page.getByRole('button', { name: t['language-test'].run.next }).click()
  await page.locator('[data-place]').getByText('2', { exact: true }).waitFor()
}

const text = 'Everything was as it was said to be, and a little better.'

/** What each kind of page that can be found is there for; of those that are read, `reading.test.ts` tells. */
const acts: Record<Exclude<PublicAddress, keyof typeof foundByNobody | ReadKind>, Act> = {
  main: search,
  catalog: filter,
  catalogOnline: filter,
  tutor: ask,
  contacts: write('feedback', text),
  request: sendEmpty,
  generalRequest: sendEmpty,
  tutorLogin: sendEmpty,
  clientLogin: sendEmpty,
  recovery: sendEmpty,
  register: sendEmpty,
  newsArticle: rate,
  ad: askWhereTaken,
  reviews: write('site-reviews', text),
  englishTestStart: takeTest,
  viewedTutors: follow('article a'),
  blogPost: rate,
}

test.each<EditionCode>(['ua', 'us', 'mx'])('at each kind of page of %s a visitor does what it is there for', async (code) => {
  const edition = editionOf(code)
  const t = textsOf(edition, edition.locales[0])
  const found = (await publicPages(code, 1))
    .map(({ url }) => ({ url, ...pageAt(url) }))
    .filter(({ address, language }) => !language && address in acts)
  // the first of each kind, profiles before the list of those that were looked at
  const pages = new Map(found.reverse().map(({ url, address }) => [address, url]))
  const order = [...pages].sort(([a], [b]) => Number(a === 'viewedTutors') - Number(b === 'viewedTutors'))
  const page = await visit('about:blank', { edition: code, meets: [400] })
  for (const [address, url] of order) {
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    expect([url, (await heading(page).first().textContent())?.trim()]).toEqual([url, expect.stringMatching(/\S/)])
    await acts[address as keyof typeof acts]({ page, edition, t })
  }
})
