import { describe, expect, test } from 'vitest'
import { countries, editionCodes, editionOf, editions, languageOf, languages, languageTable, languageTag } from '../../editions/index.ts'
import { timeZones } from '../../editions/time-zones.ts'
import { spokenLanguages } from '../../schemas/index.ts'
import { formatLongDate } from '../../theme/dates.ts'
import { formatMoney } from '../../theme/money.ts'
import { showPhone } from '../../theme/shown-phone.ts'

const all = Object.values(editions)
const sample = Date.parse('2026-03-12T19:30:00Z') / 1000

/** Every field of an edition, one a line, with samples of what it makes of money, a date and a phone. */
const printed = () =>
  all
    .map((edition) => {
      const shown = {
        ...edition,
        'shown price': edition.locales.map((language) => formatMoney(edition.ratePoints.at(-1) ?? 0, edition, language)),
        'shown date': edition.locales.map((language) => formatLongDate(sample, edition, language)),
        'shown phones': edition.supportPhones.map((phone) => showPhone(phone, edition)),
      }
      const lines = Object.entries(shown).map(([name, value]) => `  ${name.padEnd(22)} ${JSON.stringify(value)}`)
      return [edition.code, ...lines].join('\n')
    })
    .join('\n\n')
    .replaceAll('\u00a0', '_')

test('a change of an edition shows in the printed table', async () => {
  await expect(`${printed()}\n`).toMatchFileSnapshot('editions.txt')
})

test.each(['ng', 'uk', 'ru', '', 'KZ', 'toString'])('%j names no edition', (code) =>
  expect(() => editionOf(code)).toThrow(`"${code}" is not an edition; editions are ua, pl, kz, us, mx, es, in`),
)

describe.each(editionCodes)('%s', (code) => {
  const edition = editionOf(code)

  test('is listed under its own code and states every field', () => {
    expect(edition.code).toBe(code)
    expect(Object.keys(edition).sort()).toEqual(Object.keys(editions.kz).sort())
    expect(Object.entries(edition).filter(([, value]) => value === undefined || value === '')).toEqual([])
  })

  test('names its final exam in each of its locales, or has none', () => {
    if (edition.examName) expect(Object.keys(edition.examName)).toEqual([...edition.locales])
  })

  test('has texts and a tag for each of its locales', () => {
    expect(languages).toEqual(expect.arrayContaining([...edition.locales]))
    expect(edition.locales).toEqual(expect.arrayContaining(Object.keys(edition.languageTags)))
  })

  test('has the languages of its pages among those to teach in, each one that a tutor may choose', () => {
    const { teachingLanguages, locales } = edition
    expect(Object.values(spokenLanguages)).toEqual(expect.arrayContaining([...teachingLanguages]))
    for (const language of locales) expect(teachingLanguages).toContain(languageTable[language].tag)
  })

  test('has slider points that rise', () => expect(edition.ratePoints).toEqual([...new Set(edition.ratePoints)].sort((a, b) => a - b)))

  test('groups exactly the digits its phones have', () => {
    expect(edition.phoneGroups.reduce((sum, size) => sum + size, 0)).toBe(edition.phoneDigits)
    for (const phone of edition.supportPhones) expect(showPhone(phone, edition)).not.toBe(phone)
  })

  test('has school prices exactly with the school, and tax exactly with a rate', () => {
    expect(edition.schoolRates !== null).toBe(edition.flags.school)
    expect(edition.taxPercent > 0).toBe(edition.flags.tax)
  })

  test('lets every TOP be paid from the wallet', () => expect(Math.max(...edition.topPrices)).toBeLessThanOrEqual(edition.topUp.max))
})

test('the own cookie banner is shown in kz, us, in and mx', () =>
  expect(all.filter(({ flags }) => flags.cookies && !flags.consent_mode).map(({ code }) => code)).toEqual(['kz', 'us', 'mx', 'in']))

test('the online catalogue is out of the menus of kz, mx and es, the verified filter out of us', () => {
  const without = (flag: 'onlineInMenus' | 'verifiedFilter') => all.filter(({ flags }) => !flags[flag]).map(({ code }) => code)
  expect([without('onlineInMenus'), without('verifiedFilter')]).toEqual([['kz', 'mx', 'es'], ['us']])
})

describe('languages of an edition', () => {
  test.each([
    ['ua', ['ua', 'ru', 'en'], 'uk'],
    ['pl', ['pl', 'en'], 'pl'],
    ['kz', ['ru'], 'ru-KZ'],
    ['us', ['en'], 'en-US'],
    ['in', ['en'], 'en-IN'],
    ['mx', ['es'], 'es-MX'],
    ['es', ['es'], 'es-ES'],
  ])('%s has %j, the default first, and is marked %s', (code, locales, tag) => {
    const edition = editionOf(code)
    expect(edition.locales).toEqual(locales)
    expect(languageTag(edition, edition.locales[0])).toBe(tag)
  })

  test('Ukrainian has its tag where only staff read it', () => expect(languageTag(editionOf('kz'), 'ua')).toBe('uk'))

  test.each([
    ['kz', 'kz', 'ru'],
    ['ua', 'kz', 'ua'],
    ['ua', 'en', 'en'],
    ['kz', 'en', 'ru'],
    ['pl', undefined, 'pl'],
  ])('%s reads the locale %s as %s', (code, locale, language) => expect(languageOf(editionOf(code), locale)).toBe(language))
})

test('Nigeria has a time zone and no edition', () => {
  expect(timeZones).toEqual({ ...Object.fromEntries(all.map(({ code, timeZone }) => [code, timeZone])), ng: 'Africa/Lagos' })
})

test('the footer lists ten countries, and each edition once', () => {
  expect(countries.map(({ code }) => code)).toEqual(['ua', 'es', 'pl', 'ru', 'kz', 'ng', 'uk', 'mx', 'us', 'in'])
  expect(countries.flatMap(({ edition }) => edition ?? []).sort()).toEqual([...editionCodes].sort())
})
