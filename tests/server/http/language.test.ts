import { describe, expect, test } from 'vitest'
import { getMainPage } from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'

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
})
