import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { editionCodes } from '../../../editions/index.ts'
import { getLanguageTest } from '../../../schemas/index.ts'
import { lessonIdOf, referenceOf } from '../../../server/reference/seed/index.ts'
import { lessons } from '../../../server/reference/table.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database, host } = await useApp({ edition: 'ua', environment: { EDITIONS: 'ua,kz,us' } })
const site = `http://${host}`
const ENGLISH = lessonIdOf('ua', 'english') ?? 0
const english = async () => {
  database.cache.forget('all')
  return (await call(getLanguageTest, { page: 'start' })).data.english
}

beforeAll(() => buildReference(database))

test.each(editionCodes)('%s teaches English', (code) => {
  const id = lessonIdOf(code, 'english')
  expect(referenceOf(code).lessons.find((lesson) => lesson.id === id)?.alias).toMatch(/an[gh]|en?g|ingl/)
})

describe('the pages of the English test', () => {
  test('stand in every language that the edition keeps up, here and in other countries', async () => {
    const { data } = await call(getLanguageTest, { page: 'about', lang: 'ru' })
    expect(data.meta_canonical).toBe(`${site}/ru/test/english/`)
    expect(data.hreflangs.current_site.map(({ href }) => href)).toEqual([`${site}/test/english/`, `${site}/ru/test/english/`])
    expect(data.hreflangs.other_sites.map(({ lang }) => lang)).toEqual(['ru-KZ', 'en-US'])
    expect([data.meta_robots, data.metatags.h1]).toEqual(['index, follow', 'Тест по английскому'])
  })

  test('lead from the questions to the page before them', async () => {
    const { data } = await call(getLanguageTest, { page: 'start', lang: 'ua' })
    expect(data.breadcrumbs.map(({ link }) => link)).toEqual(['', 'test/english/', null])
    expect(data.microdata.breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  test('are each the last of the way to it', async () => {
    const lastOf = async (page: 'about' | 'start' | 'result') => (await call(getLanguageTest, { page, lang: 'ua' })).data.breadcrumbs.at(-1)?.name
    expect([await lastOf('about'), await lastOf('start'), await lastOf('result')]).toEqual(['Тест з англійської', 'Запитання', 'Ваш рівень'])
  })

  test('lead to the online catalogue of English only where that lists somebody, and nowhere without the subject', async () => {
    expect(await english()).toEqual({ lesson_id: ENGLISH, link: null })
    const tutor = await buildTutor(database, { lessons: { 1: [], [ENGLISH]: [] } })
    expect(await english()).toEqual({ lesson_id: ENGLISH, link: 'tutors-online/anhliiska-mova/' })
    const { data } = await call(getLanguageTest, { page: 'result' })
    expect([data.tutors.map(({ id }) => id), data.meta_robots, data.hreflangs.current_site]).toEqual([[tutor.id], 'noindex, follow', []])
    expect(data.tutors[0]?.lessons[0]?.id).toBe(ENGLISH)
    // staff may name it anew
    await database.drizzle.update(lessons).set({ alias: 'english' }).where(eq(lessons.id, ENGLISH))
    expect(await english()).toEqual({ lesson_id: ENGLISH, link: 'tutors-online/english/' })
    await database.drizzle.update(lessons).set({ active: false }).where(eq(lessons.id, ENGLISH))
    expect(await english()).toBeNull()
  })
})
