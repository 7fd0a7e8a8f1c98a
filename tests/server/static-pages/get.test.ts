import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { getStaticPage } from '../../../schemas/index.ts'
import { loadStaticPages } from '../../../server/static-pages/load.ts'
import { formerPages, staticPages } from '../../../server/static-pages/table.ts'
import { useApp } from '../../app.ts'

const folder = mkdtempSync(join(tmpdir(), 'docento-operators-'))
afterAll(() => rmSync(folder, { recursive: true }))
const OPERATORS = join(folder, 'operators.json')
writeFileSync(OPERATORS, JSON.stringify({ kz: { ru: { company: 'ИП <Ким & Ко>', details: 'ИИН 7', address: 'Абая, 1', city: 'Алматы' } } }))

const { call, database, edition } = await useApp({ environment: { OPERATORS } })
await database.drizzle.transaction((tx) => loadStaticPages(tx, edition))

test('a legal page names the operator of the installation, whoever ran it when the page was written', async () => {
  const { text } = (await call(getStaticPage, { alias: edition.legalLinks.offer.replaceAll(/^\/|\/$/g, '') })).data
  expect(text).toContain('ИП &lt;Ким &amp; Ко&gt;')
  expect(text).not.toMatch(/Docento»|\{\w+\}/)
})

test('a page without a description tells its beginning in search results, as staff’s own pages may', async () => {
  const text = `<h2>Кому</h2><p>Мы рады ${'школам и библиотекам, '.repeat(10)}которым нужны преподаватели.</p>`
  const page = { alias: 'p/partners', lang: 'ru', name: 'Партнёрам', h1: 'Партнёрам', title: 'Партнёрам', text }
  await database.drizzle.insert(staticPages).values(page)
  const { metatags, open_graph } = (await call(getStaticPage, { alias: 'p/partners' })).data
  expect(metatags.metad).toMatch(/^Мы рады школам и .{100,}(школам|и|библиотекам)…$/)
  expect(open_graph.description).toBe(metatags.metad)
})

test.each([
  ['about', 'p/about'],
  ['p/about', 'about'],
])('a page and its namesake below p/ are each found by their own path, whichever was written first: %s, %s', async (...aliases) => {
  await database.drizzle.delete(staticPages)
  for (const alias of aliases)
    await database.drizzle.insert(staticPages).values({ alias, lang: 'ru', name: alias, h1: alias, title: alias, text: alias })
  database.cache.forget('all')
  const found = async (alias: string) => (await call(getStaticPage, { alias })).data.alias
  expect([await found('about'), await found('p/about')]).toEqual(['about', 'p/about'])
})

test('a page of the site leads below p/ to itself, and not to a namesake that was deleted there', async () => {
  await database.drizzle.delete(staticPages)
  await database.drizzle.insert(staticPages).values({ alias: 'about', lang: 'ru', name: 'О нас', h1: 'О нас', title: 'О нас', text: 'О нас' })
  database.cache.forget('all')
  expect(await call(getStaticPage, { alias: 'p/about' })).toMatchObject({ error: 'not_found', data: { moved_to: 'about' } })
  await database.drizzle.insert(formerPages).values({ alias: 'p/about', lang: 'ru', owner_id: null })
  database.cache.forget('all')
  expect(await call(getStaticPage, { alias: 'p/about' })).toMatchObject({ code: 410, error: 'not_found', data: { gone: true } })
})
