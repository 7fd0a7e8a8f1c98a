import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { getCatalogue, getFooter, getMainPage, getOwnMetatags, getPublicNews, getTutor, getVacancies, getVacancy } from '../../../schemas/index.ts'
import { lessons } from '../../../server/reference/table.ts'
import { formerPages, staticPages } from '../../../server/static-pages/table.ts'
import { filterTexts, pageMetatags, vacancies } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildBlock, buildCategory, buildNews, buildPage } from '../../build/site-texts.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database } = await useApp()
const { drizzle } = database
const html = '<p>По <a href="/oferta">правилам</a> и <a href="/p/nashi-slova/">нашим словам</a></p>'
let vacancy = 0
let tutor = 0
beforeAll(async () => {
  await buildPage(database, { alias: 'p/oferta' })
  await buildPage(database, { alias: 'p/nashi-slova' })
  const job = { lang: 'ru', name: 'Редактор', employment: 'part', contact_email: 'work@docento.test', description: html } as const
  const [row] = await drizzle.insert(vacancies).values(job).returning()
  vacancy = row?.id ?? 0
  await buildReference(database)
  tutor = (await buildTutor(database)).id
  for (const page of ['main', 'tutor', 'vacancy', 'login']) await drizzle.insert(pageMetatags).values({ page, lang: 'ru', text: html })
  const written = {
    title: '',
    metad: '',
    h1: '',
    h2: '',
    h2text: html,
    faq_header: '',
    faq: [['Почему?', html] as [string, string]],
    robots: '' as const,
  }
  await drizzle.insert(filterTexts).values({ chosen_filters: { catalog_type: 'offline' }, catalog_metatags: { ru: written } })
  const { id: category_id } = await buildCategory(database)
  await buildNews(database, { category_id, alias: 'novost', published: true, published_at: new Date(), faq: [['Почему?', html]] })
  for (const key of ['main_text', 'tutor_notice', 'client_notice']) await buildBlock(database, { key, html })
})

const lang = 'ru'
const catalogue = async () => (await call(getCatalogue, { query: 'repetitor/', lang })).data
const answerIn = (graph: unknown) => (graph as { mainEntity: { acceptedAnswer: { text: string } }[] }).mainEntity[0]?.acceptedAnswer.text
const notices = async () => (await call(getFooter, { lang })).data.notices

/** What is read while only the page of an alias has a status. */
async function readWhile(alias: string, status: 0 | 1, read: () => Promise<unknown>) {
  await drizzle.update(staticPages).set({ status: 1 })
  await drizzle.update(staticPages).set({ status }).where(eq(staticPages.alias, alias))
  database.cache.forget(['content']) // as every process does that hears of the change
  return read()
}

test.each<[string, () => Promise<unknown>]>([
  ['a place of work', async () => (await call(getVacancy, { id: vacancy, lang })).data.vacancy.description],
  ['a block of the main page', async () => (await call(getMainPage, { lang })).data.blocks.main_text],
  ['staff below the main page', async () => (await call(getMainPage, { lang })).data.metatags.h2text],
  ['staff below a list', async () => (await call(getVacancies, { lang })).data.metatags.h2text],
  ['staff below a form', async () => (await call(getOwnMetatags, { page: 'login', lang })).data.metatags?.text],
  ['staff below a profile', async () => (await call(getTutor, { id: tutor, lang })).data.metatags.h2text],
  ['staff below the catalogue', async () => (await catalogue()).metatags.h2text],
  ['an answer there', async () => (await catalogue()).optional_blocks.faq?.faq[0]?.[1]],
  ['the same answer as search engines are told it', async () => answerIn((await catalogue()).microdata.faq)],
  ['an answer beside news', async () => (await call(getPublicNews, { alias: 'novost', lang })).data.article?.faq[0]?.[1]],
  ['the cabinet of a tutor', async () => (await notices()).tutor],
  ['the cabinet of a client', async () => (await notices()).client],
])('a page of terms that staff hid is named without a link in the words of %s', async (_, read) => {
  expect(await readWhile('p/oferta', 1, read)).toBe(html)
  expect(await readWhile('p/oferta', 0, read)).toBe(html.replace('<a href="/oferta">правилам</a>', 'правилам'))
})

test('so is a page of their own that staff hid or deleted; one that has moved is led to', async () => {
  const read = async () => (await notices()).tutor
  const unlinked = html.replace('<a href="/p/nashi-slova/">нашим словам</a>', 'нашим словам')
  expect(await readWhile('p/nashi-slova', 1, read)).toBe(html)
  expect(await readWhile('p/nashi-slova', 0, read)).toBe(unlinked)
  await drizzle.update(staticPages).set({ alias: 'p/slova' }).where(eq(staticPages.alias, 'p/nashi-slova'))
  const [page] = await drizzle.select().from(staticPages).where(eq(staticPages.alias, 'p/slova'))
  await drizzle.insert(formerPages).values({ alias: 'p/nashi-slova', lang, owner_id: page?.id })
  expect(await readWhile('p/slova', 1, read)).toBe(html)
  await drizzle.delete(staticPages).where(eq(staticPages.alias, 'p/slova'))
  expect(await readWhile('p/oferta', 1, read)).toBe(unlinked)
})

test('a list of a subject that staff switched off is named without a link, and left out of the footer', async () => {
  const list = '/repetitor/matematika/almaty/?sort=reviews'
  await buildBlock(database, { key: 'main_list', html: `<p><a href="${list}">Математика</a></p>` })
  await buildBlock(database, { key: 'footer_links', html: null, json: [{ title: 'Математика', href: list }] })
  const readWhileActive = async (active: boolean) => {
    await drizzle.update(lessons).set({ active }).where(eq(lessons.id, 8))
    database.cache.forget(['reference'])
    const [main, footer] = [await call(getMainPage, { lang }), await call(getFooter, { lang })]
    return [main.data.blocks.main_list, footer.data.popular_lists.custom_links.map(({ link }) => link)]
  }
  expect(await readWhileActive(false)).toEqual(['<p>Математика</p>', []])
  expect(await readWhileActive(true)).toEqual([`<p><a href="${list}">Математика</a></p>`, [list.slice(1)]])
})
