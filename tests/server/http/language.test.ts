import { describe, expect, test } from 'vitest'
import { createTutorBlog, getMainPage, listNews, saveClientProfile, saveTutorSettings } from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const ua = await useApp({ edition: 'ua' })
const kz = await useApp({ edition: 'kz' })
await buildReference(ua.database)
await buildReference(kz.database)

describe("a call's language", () => {
  test.each([
    ['ua', ua, undefined, 'ua'],
    ['ua', ua, 'en', 'en'],
    ['ua', ua, 'kz', 'ua'],
    ['ua', ua, 'pl', 'ua'],
    ['kz', kz, 'kz', 'ru'],
  ] as const)('in %s with lang=%3$s is %4$s', async (_, app, lang, expected) => {
    const [asked, plain] = await Promise.all([app.call(getMainPage, { lang } as never), app.call(getMainPage, { lang: expected })])
    expect(asked.code).toBe(200)
    expect(asked.data.metatags).toEqual(plain.data.metatags)
  })

  test('is refused where nobody speaks it', async () => {
    const { code, error } = await ua.call(getMainPage, { lang: 'xx' } as never)
    expect([code, Object.keys(error as object)]).toEqual([400, ['lang']])
  })

  test.each([
    ['ua', ua],
    ['kz', kz],
  ] as const)(
    "of somebody, of a post and of a list's filter may be kz in %s too: the site's own",
    async (_, { call, database, edition, signInAs }) => {
      const [own] = edition.locales
      const lang = 'kz' as never
      const as = await signInAs({
        client: (await buildClient(database, { lang: 'en' })).id,
        tutor: (await buildTutor(database, { lang: 'en' })).id,
        admin: (await buildAdmin(database)).id,
      })
      for (const client of [{ lang }, JSON.stringify({ lang }) as never])
        expect((await call(saveClientProfile, { client }, { as })).data.client.lang).toBe(own)
      expect((await call(saveTutorSettings, { lang }, { as })).data.lang).toBe(own)
      const blog = { name: 'Как учить слова', lesson_id: 8, lang, draft: true }
      expect((await call(createTutorBlog, { blog }, { as })).data.blog.lang).toBe(own)
      expect((await call(listNews, { filters: { lang } }, { as })).error).toBeNull()
    },
  )
})
