import { beforeAll, describe, expect, test } from 'vitest'
import { CONTENT_STATUS, getAds, getBlogs, getExaminationTests, toggleCity, toggleLesson } from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildAd, buildBlog } from '../../build/content.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { useHearing } from './heard.ts'

const { call, database, signInAs } = await useApp()
const heard = await useHearing(database)
const PHYSICS = { id: 11, alias: 'fizika' }
const ASTANA = { id: 13, alias: 'astana' }
let as = ''

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
  const { id: tutor_id } = await buildTutor(database, { homes: [{ city_id: ASTANA.id }] })
  const shown = { tutor_id, status: CONTENT_STATUS.published, published_at: new Date(Date.UTC(2026, 0, 1)), lesson_id: PHYSICS.id }
  await buildAd(database, shown)
  // or there would be no ads left to be narrowed
  await buildAd(database, { ...shown, tutor_id: (await buildTutor(database)).id, lesson_id: 8 })
  await buildBlog(database, shown)
})

const turn = {
  lesson: (value: boolean) => heard(() => call(toggleLesson, { lesson_id: PHYSICS.id, field: 'active', value }, { as })),
  city: (value: boolean) => heard(() => call(toggleCity, { city_id: ASTANA.id, field: 'active', value }, { as })),
}

describe('a list that can be narrowed', () => {
  const offered = async (declared: typeof getAds | typeof getBlogs, by: 'lessons' | 'cities') => {
    const { data } = await call(declared, { lang: 'ru' } as never)
    return (data as unknown as Record<typeof by, { alias: string }[]>)[by].map(({ alias }) => alias)
  }

  test.each([
    ['ads', 'lesson', () => offered(getAds, 'lessons'), PHYSICS.alias],
    ['ads', 'city', () => offered(getAds, 'cities'), ASTANA.alias],
    ['posts', 'lesson', () => offered(getBlogs, 'lessons'), PHYSICS.alias],
  ] as const)('of %s offers no %s that is switched off', async (_, kind, aliases, alias) => {
    expect(await aliases()).toContain(alias)
    await turn[kind](false)
    expect(await aliases()).not.toContain(alias)
    await turn[kind](true)
    expect(await aliases()).toContain(alias)
  })

  test.each([
    ['ads', 'lesson', getAds, PHYSICS],
    ['ads', 'city', getAds, ASTANA],
    ['posts', 'lesson', getBlogs, PHYSICS],
    ['materials', 'lesson', getExaminationTests, PHYSICS],
  ] as const)('of %s has none for a %s that is switched off, by its name or its number', async (_, kind, declared, { id, alias }) => {
    await turn[kind](false)
    const ask = async (value: string) => (await call(declared, { lang: 'ru', [kind]: value } as never)).error
    expect([await ask(alias), await ask(String(id))]).toEqual(['not_found', 'not_found'])
    await turn[kind](true)
  })
})
