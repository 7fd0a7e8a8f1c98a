import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VERSIONS_KEPT, WORD_LETTERS } from '../../../schemas/core-file-terms.ts'
import {
  getAdRules,
  getCoreFiles,
  getMainPage,
  getTexts,
  listAudit,
  listCoreFileVersions,
  restoreCoreFile,
  saveCoreFiles,
} from '../../../schemas/index.ts'
import { hear } from '../../../server/database/hear.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { eventually } from '../../setup/eventually.ts'

const { app, call, database, host, signInAs } = await useApp({ edition: 'ua' })
let as = ''
let hearing: Awaited<ReturnType<typeof hear>>
beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database, { status: 3, name: 'Данило' })).id })
  hearing = await hear(database)
})
afterAll(() => hearing.stop())

const save = (seo_resources: object, version?: number) => call(saveCoreFiles, { seo_resources, version } as never, { as })
const say = (lang: string, words: Record<string, string>) => save({ lng: { [lang]: words } })
const files = async (lang?: 'ua' | 'ru' | 'en') => (await call(getCoreFiles, { lang }, { as })).data
const robots = async () => (await app.inject({ url: '/robots.txt', headers: { host } })).body
const versionsOf = async (lang?: 'ua' | 'ru') =>
  (await call(listCoreFileVersions, lang ? { file: 'lng', lang } : { file: 'robots' }, { as })).data.versions
const h1 = async (lang: 'ua' | 'ru') => (await call(getMainPage, { lang })).data.metatags.h1
const scriptOf = async (address: string) => {
  const { body, headers, statusCode } = await app.inject({ url: address, headers: { host } })
  return { statusCode, kept: headers['cache-control'], type: headers['content-type'], said: body.replace('export default ', '') }
}

describe('robots.txt', () => {
  test('is the product’s until staff write one, which names the site that is asked; a blank one is the product’s again', async () => {
    const product = await robots()
    expect((await files()).seo_resources.robots).toBe(product.trim().replace(`http://${host}`, '[:SITE]'))
    await save({ robots: 'User-agent: GPTBot\r\nDisallow: /\r\n\r\nSitemap: [:SITE]/sitemap.xml' })
    await eventually(async () => expect(await robots()).toBe(`User-agent: GPTBot\nDisallow: /\n\nSitemap: http://${host}/sitemap.xml\n`))
    await save({ robots: ' ' })
    await eventually(async () => expect(await robots()).toBe(product))
  })

  test('names each line that no search engine reads', async () => {
    const { error } = await save({ robots: 'User-agent: *\nDisallow /panel\n# a remark\nSitemap: /sitemap.xml\nAllow: /[:CITY]/' })
    expect(error).toEqual({ 'robots.2': 'robots_line', 'robots.4': 'robots_line', 'robots.5': 'robots_line' })
  })
})

describe('words of staff', () => {
  test('stand on the site in their language, in every process that hears of it, and go when they are blank', async () => {
    const product = await h1('ua')
    await say('ua', { 'catalogue.main.h1': 'Хто навчить <b>усього</b>' })
    await eventually(async () => expect(await h1('ua')).toBe('Хто навчить <b>усього</b>'))
    expect(await h1('ru')).not.toBe('Хто навчить <b>усього</b>')
    await say('ua', { 'catalogue.main.h1': '' })
    await eventually(async () => expect(await h1('ua')).toBe(product))
  })

  test('are words in the house rules of ads too, and no HTML', async () => {
    const tutor = await signInAs({ tutor: (await buildTutor(database)).id })
    const rules = async () => (await call(getAdRules, {}, { as: tutor })).data.rules_text
    await say('ua', { 'tutor-ads.rules.0': 'Ціна < 500 грн <a href="https://elsewhere.example">тут</a>' })
    await eventually(async () => expect(await rules()).toMatch(/^<ul><li>Ціна &lt; 500 грн &lt;a /))
    await say('ua', { 'tutor-ads.rules.0': '' })
  })

  test('are told apart from the product’s, which are not kept', async () => {
    const { product } = await files('ru')
    const key = 'common.continue'
    await say('ru', { [key]: product.words?.[key] ?? '', 'common.site_name': 'Докенто' })
    const { seo_resources, files: all } = await files()
    expect(seo_resources.lng.ru).toEqual({ 'common.site_name': 'Докенто' })
    expect(all.find(({ lang }) => lang === 'ru')).toMatchObject({ file: 'lng', own: 1, saved_by: 'Данило' })
  })

  test('reach browsers as a script that is kept for good under its version alone', async () => {
    const { version } = (await say('ru', { 'common.site_name': 'Докенто' })).data
    await eventually(async () =>
      expect(await scriptOf(`/api/texts/ru/common?v=${version}`)).toMatchObject({
        statusCode: 200,
        kept: 'public, max-age=31536000, immutable',
        type: 'text/javascript; charset=utf-8',
      }),
    )
    const { said, kept } = await scriptOf(`/api/texts/ru/common?v=${version - 1}`)
    expect([JSON.parse(said).site_name, kept]).toEqual(['Докенто', 'no-store'])
    const texts = (locale: 'ru' | 'es', subject: string) => call(getTexts, { locale, subject })
    for (const [locale, subject] of [
      ['ru', 'mails'],
      ['ru', '__proto__'],
      ['ru', 'panel'],
      ['es', 'common'],
    ] as const) {
      expect((await texts(locale, subject)).error).toBe('not_found')
    }
  })

  test('reach the back office alone, without what the product says', async () => {
    await say('ua', { 'panel.common.save': 'Зберегти все', 'errors.forbidden': 'Не можна' })
    await eventually(async () =>
      expect(JSON.parse((await scriptOf('/api/texts/ua/panel')).said)).toEqual({
        common: { save: 'Зберегти все' },
        errors: { forbidden: 'Не можна' },
        enums: {},
      }),
    )
  })

  test('are audited with what they were before', async () => {
    await say('en', { 'common.continue': 'Go on' })
    const owner = await signInAs({ admin: (await buildAdmin(database, { status: 1 })).id })
    const [line] = (await call(listAudit, {}, { as: owner })).data.rows
    expect(line?.changes).toEqual({ 'lng.en.common.continue': { before: '', after: 'Go on' } })
  })

  const some = 'catalogue.main.h1'
  test.each<[string, object, object]>([
    ['a key that is not there', { ua: { 'catalogue.nothing': 'x' } }, { 'lng.ua.catalogue.nothing': 'unknown_key' }],
    ['a key of a whole part', { ua: { catalogue: 'x' } }, { 'lng.ua.catalogue': 'unknown_key' }],
    ['a key of every object', { ua: { constructor: 'x' } }, { 'lng.ua.constructor': 'unknown_key' }],
    [
      'a mail, which has a screen of its own',
      { ua: { 'mails.templates.code.subject': 'x' } },
      { 'lng.ua.mails.templates.code.subject': 'unknown_key' },
    ],
    ['another place', { ua: { [some]: 'Всі [:CITY]' } }, { [`lng.ua.${some}`]: 'other_place' }],
    ['a broken place', { ua: { [some]: 'Всі {count}' } }, { [`lng.ua.${some}`]: 'other_place' }],
    ['no text', { ua: { [some]: 5 } }, { [`lng.ua.${some}`]: 'invalid_type' }],
    ['a text too long', { ua: { [some]: 'x'.repeat(WORD_LETTERS + 1) } }, { [`lng.ua.${some}`]: 'too_big' }],
    ['a control character', { ua: { [some]: 'x\u0000' } }, { [`lng.ua.${some}`]: 'invalid_format' }],
    ['a language that nobody speaks here', { pl: { [some]: 'x' } }, { 'lng.pl': 'invalid_value' }],
    ['words that are none', { ua: 'x' }, { lng: 'custom' }],
  ])('are refused with %s', async (_, lng, error) => {
    expect((await save({ lng })).error).toEqual(error)
  })

  test('are refused with a key that would change every object', async () => {
    const sent = '{"lng": {"ua": {"__proto__": "x"}}}'
    expect((await call(saveCoreFiles, { seo_resources: sent } as never, { as })).error).toEqual({ 'lng.ua.__proto__': 'unknown_key' })
    expect((await call(saveCoreFiles, { seo_resources: '{"lng": {"__proto__": {"a": "x"}}}' } as never, { as })).error).toEqual({
      'lng.__proto__': 'invalid_value',
    })
  })
})

describe('versions', () => {
  test('are the last ones, newest first, and an earlier one comes back as the newest', async () => {
    for (let n = 0; n <= VERSIONS_KEPT; n += 1) await save({ robots: `User-agent: bot${n}\nDisallow: /` })
    const all = await versionsOf()
    expect(all).toHaveLength(VERSIONS_KEPT)
    expect(all.map(({ is_current }) => is_current).indexOf(true)).toBe(0)
    expect(all[0]).toMatchObject({ added: 1, cut: 1, saved_by: 'Данило', robots: `User-agent: bot${VERSIONS_KEPT}\nDisallow: /` })
    await call(restoreCoreFile, { version_id: all[3]?.version_id ?? 0 }, { as })
    expect((await versionsOf())[0]?.robots).toBe(all[3]?.robots)
    await eventually(async () => expect(await robots()).toBe(`${all[3]?.robots}\n`))
  })

  test('are of one language each, and none is made by a save that changes nothing', async () => {
    await say('ua', { 'common.continue': 'Далі' })
    const before = await versionsOf('ua')
    await say('ua', { 'common.continue': 'Далі' })
    expect(await versionsOf('ua')).toEqual(before)
    expect(before[0]).toMatchObject({ words: { 'common.continue': 'Далі' }, robots: '' })
    expect((await versionsOf('ru')).every(({ words }) => !('common.continue' in words))).toBe(true)
  })

  test('that are not there are not found', async () => {
    expect((await call(restoreCoreFile, { version_id: 99_999 }, { as })).error).toBe('not_found')
  })

  test('of the same file meanwhile are a conflict, of another file none', async () => {
    const { version } = await files()
    await say('ua', { 'common.continue': 'Їхнє' })
    expect((await save({ lng: { ua: { 'common.continue': 'Моє' } } }, version)).data).toMatchObject({
      fields: { 'lng.ua.common.continue': { yours: 'Моє', theirs: 'Їхнє' } },
    })
    expect((await save({ lng: { ru: { 'common.continue': 'Моё' } } }, version)).error).toBeNull()
  })
})
