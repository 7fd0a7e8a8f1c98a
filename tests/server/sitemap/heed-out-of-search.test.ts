import { beforeAll, expect, test } from 'vitest'
import { getAllCities, getAllSubjects, getCatalogue, getMainPage } from '../../../schemas/index.ts'
import type { Meta } from '../../../server/seo/meta.ts'
import { filterTexts } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildPageMetatags } from '../../build/site-texts.ts'
import { buildTutor } from '../../build/tutors.ts'
import { useDatabase } from '../../database.ts'
import { eventually } from '../../setup/eventually.ts'

const there = await useDatabase('kz')
const { call, database } = await useApp({ edition: 'ua', environment: { EDITIONS: 'ua,kz' }, beside: [there] })

beforeAll(async () => {
  await Promise.all([buildReference(database), buildReference(there)])
  await buildTutor(database, { lessons: { 1: [3] }, homes: [{ city_id: 1 }] })
  for (const { cache } of [database, there]) cache.forget('all')
})

/** Paths in kz of a page of ua, as search engines are told them. */
const named = async (page: Promise<{ data: Pick<Meta, 'hreflangs'> }>) =>
  (await page).data.hreflangs.other_sites.map(({ href }) => href.replace('http://kz.localhost:3000/', ''))
const catalogue = () => named(call(getCatalogue, { query: 'tutors/' }))
const online = () => named(call(getCatalogue, { query: 'tutors-online/' }))
const main = () => named(call(getMainPage))
const lists = async () => {
  database.cache.forget('all') // they are kept for ten minutes, whatever changes
  return [...(await named(call(getAllCities))), ...(await named(call(getAllSubjects)))]
}

test('lists of another edition that show nobody are not named, and are named as soon as somebody teaches there', async () => {
  await eventually(async () => expect([await catalogue(), await online(), await lists()]).toEqual([[], [], []]))
  expect(await main()).toEqual([''])

  await buildTutor(there, { lessons: { 8: [68] }, homes: [{ city_id: 9 }], work_online: false })
  there.cache.forget(['subject:0']) // as every process does that hears of the change
  await eventually(async () => expect([await catalogue(), await lists()]).toEqual([['repetitor/'], ['all-cities/', 'all-subjects/']]))
  expect(await online()).toEqual([])
})

test('a page that staff of another edition keep out of search results is not named, and is named again once they let it in', async () => {
  await buildPageMetatags(there, { robots: 'noindex, follow' })
  await there.drizzle.insert(filterTexts).values({ chosen_filters: {}, catalog_metatags: { ru: { robots: 'noindex, follow' } } } as never)
  there.cache.forget(['content'])
  await eventually(async () => expect([await main(), await catalogue()]).toEqual([[], []]))

  await there.pool.query('delete from page_metatags; delete from filter_texts')
  there.cache.forget(['content'])
  await eventually(async () => expect([await main(), await catalogue()]).toEqual([[''], ['repetitor/']]))
})

test('pages of the other editions are drawn anew where what they may name changed, and not where staff wrote something else', async () => {
  const forgotten: unknown[] = []
  const stop = database.cache.onForget((scopes) => forgotten.push(scopes))
  const { id } = await buildPageMetatags(there, { title: 'Учителя' })
  there.cache.forget(['content'])
  await there.pool.query(`update page_metatags set robots = 'noindex, follow' where id = $1`, [id])
  there.cache.forget(['content'])
  await eventually(async () => expect(await main()).toEqual([]))
  expect(forgotten).toEqual([['content']])
  stop()
})
