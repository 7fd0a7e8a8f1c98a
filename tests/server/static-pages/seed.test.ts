import { describe, expect, test } from 'vitest'
import { type Edition, type EditionCode, editions, type Language } from '../../../editions/index.ts'
import { textsOf } from '../../../locales/index.ts'
import { operatorOf } from '../../../server/operators.ts'
import { nameOperator } from '../../../server/static-pages/operator-facts.ts'
import { fillPage, staticPages as kept } from '../../../server/static-pages/seed/index.ts'
import { legalPages } from '../../../server/static-pages/seed/legal/index.ts'
import type { LegalPages } from '../../../server/static-pages/seed/page.ts'

const all = Object.values(editions)
/** As they are shown. */
const staticPages = (edition: Edition) => kept(edition).map((page) => nameOperator(page, operatorOf(edition, page.lang, {})))
const footer = ['about', 'contacts', 'how-it-works', 'media', 'p/faq', 'p/popular', 'p/cookies']
const kinds = ['offer', 'clientOffer', 'privacy'] as const
const pages = all.flatMap((edition) => staticPages(edition).map((page) => ({ edition, page, at: `${edition.code} ${page.lang} ${page.alias}` })))

const bare = (path: string) => path.replace(/^\/|\/$/g, '')

function pageOf(edition: Edition, lang: Language, alias: string) {
  const found = staticPages(edition).find((page) => page.lang === lang && page.alias === alias)
  if (!found) throw new Error(`${edition.code} has no ${alias} in ${lang}`)
  return found
}

describe.each(all)('static pages of $code', (edition) => {
  test('every footer and legal link has one page in every language of the edition, and the order of the list where it is explained', () => {
    const expected = [...footer, ...(edition.flags.rankingInfo ? ['ranking-info'] : []), ...Object.values(edition.legalLinks).map(bare)]
    for (const lang of edition.locales) {
      const aliases = staticPages(edition)
        .filter((page) => page.lang === lang)
        .map((page) => page.alias)
      expect(aliases.toSorted()).toEqual(expected.toSorted())
    }
    expect(new Set(staticPages(edition).map((page) => page.lang))).toEqual(new Set(edition.locales))
  })
})

describe.each(pages)('$at', ({ edition, page }) => {
  test('its HTML is well nested and made of plain elements, headings beginning at the second level', () => {
    const allowed = new Set(['h2', 'h3', 'p', 'ul', 'li', 'a', 'strong', 'br', 'table', 'thead', 'tbody', 'tr', 'th', 'td'])
    const open: string[] = []
    for (const [, closing, name = '', attributes = ''] of page.text.matchAll(/<(\/?)([^\s>]+)([^>]*)>/g)) {
      expect(allowed).toContain(name)
      if (closing) expect(open.pop()).toBe(name)
      else if (name !== 'br') open.push(name)
      if (!closing) expect(attributes).toMatch(name === 'a' ? /^ href="[^"]+"$/ : name === 'th' ? /^ scope="(col|row)"$/ : /^$/)
    }
    expect(open).toEqual([])
  })

  test('no placeholder is left and no field is empty', () => {
    for (const field of [page.name, page.h1, page.title, page.metad, page.text]) expect(field).toMatch(/^[^{}]+$/)
  })

  test('title and description fit a search result', () => {
    expect(page.title.length).toBeLessThanOrEqual(70)
    expect(page.metad.length).toBeLessThanOrEqual(160)
  })

  test('its links lead to pages of the same language, to the catalogue or to support', () => {
    const root = page.lang === edition.locales[0] ? '' : `/${page.lang}`
    const known = staticPages(edition)
      .filter(({ lang }) => lang === page.lang)
      .map(({ alias }) => alias)
    const addresses = [...known, edition.catalogAlias].map((alias) => `${root}/${alias}`)
    for (const [, href = ''] of page.text.matchAll(/href="([^"]+)"/g)) {
      expect([...addresses, `mailto:${edition.supportEmail}`, ...edition.supportPhones.map((phone) => `tel:${phone}`)]).toContain(
        href.replace(/\/$/, ''),
      )
    }
  })
})

test('Mexico’s pages say none of what only Spain says', () => {
  const spains = /online|gestor|vídeo|laborable|añad|ajustes|anular|política de privacidad|condiciones para (profesores|alumnos)<|(el|mi|un) puesto/gi
  const found = staticPages(editions.mx).flatMap(({ alias, metad, text }) =>
    [...`${metad} ${text}`.matchAll(spains)].map(([word]) => `${alias}: ${word}`),
  )
  expect(found).toEqual([])
})

describe('legal pages', () => {
  const regulators: Record<EditionCode, Partial<Record<Language, Record<(typeof kinds)[number], string>>>> = {
    kz: {
      ru: {
        offer: 'Комитет по информационной безопасности',
        clientOffer: 'Комитет по защите прав потребителей',
        privacy: 'Комитет по информационной безопасности',
      },
    },
    ua: {
      ua: { offer: 'Уповноважений Верховної Ради', clientOffer: 'Держпродспоживслужби', privacy: 'Уповноважений Верховної Ради' },
      ru: { offer: 'Уполномоченный Верховной Рады', clientOffer: 'Госпродпотребслужбу', privacy: 'Уполномоченный Верховной Рады' },
      en: {
        offer: 'Parliament Commissioner for Human Rights',
        clientOffer: 'Consumer Protection',
        privacy: 'Parliament Commissioner for Human Rights',
      },
    },
    pl: { pl: { offer: 'UODO', clientOffer: 'UOKiK', privacy: 'UODO' }, en: { offer: 'UODO', clientOffer: 'UOKiK', privacy: 'UODO' } },
    us: { en: { offer: 'Federal Trade Commission', clientOffer: 'FTC', privacy: 'California Privacy Protection Agency' } },
    in: {
      en: {
        offer: 'Data Protection Board of India',
        clientOffer: 'Central Consumer Protection Authority',
        privacy: 'Data Protection Board of India',
      },
    },
    mx: { es: { offer: 'PROFECO', clientOffer: 'PROFECO', privacy: 'Secretaría Anticorrupción y Buen Gobierno' } },
    es: { es: { offer: 'AEPD', clientOffer: 'AEPD', privacy: 'AEPD' } },
  }
  const cases = all.flatMap((edition) => edition.locales.flatMap((lang) => kinds.map((kind) => ({ edition, lang, kind, code: edition.code }))))

  test.each(cases)('$kind of $code in $lang names its regulator and support', ({ edition, lang, kind }) => {
    const { text } = pageOf(edition, lang, bare(edition.legalLinks[kind]))
    expect(text).toContain(regulators[edition.code][lang]?.[kind])
    expect(text).toContain(edition.supportEmail)
  })

  test.each(cases.filter(({ kind }) => kind !== 'privacy'))('$kind of $code in $lang names its currency', ({ edition, lang, kind }) => {
    expect(pageOf(edition, lang, bare(edition.legalLinks[kind])).text).toContain(`(${edition.currency})`)
  })

  const offers = all.flatMap((edition) => edition.locales.map((lang) => ({ edition, lang, code: edition.code })))
  test.each(offers)('the paid place of $code in $lang is called in the terms for tutors as its label calls it', ({ edition, lang }) => {
    const { text } = pageOf(edition, lang, bare(edition.legalLinks.offer))
    const [name] = textsOf(edition, lang).common.top.split(' · ')
    for (const [written] of text.matchAll(/TOP|ТОП/g)) expect(written).toBe(name)
  })

  test.each(kinds)('no two editions share the wording of %s', (kind) => {
    const texts = Object.values(legalPages).flatMap((languages) => Object.values(languages).map((legal: LegalPages) => legal[kind].text))
    expect(new Set(texts).size).toBe(texts.length)
  })

  // Two lessons a week at the example price: 1.5 times it, rounded up to the step (ORD-14)
  test.each<[EditionCode, minimum: string, price: string, commission: string]>([
    ['kz', '2 000 ₸', '6 000 ₸', '9 000 ₸'],
    ['ua', '150 ₴', '450 ₴', '680 ₴'],
    ['pl', '30 zł', '100 zł', '150 zł'],
    ['us', '$10', '$25', '$38'],
    ['in', '$10', '$25', '$38'],
    ['mx', 'M$100', 'M$250', 'M$380'],
    ['es', '10 €', '18 €', '27 €'],
  ])('the terms for tutors of %s state the least commission %s and the example %s, %s', (code, ...amounts) => {
    const edition = editions[code]
    for (const lang of edition.locales) {
      const text = pageOf(edition, lang, bare(edition.legalLinks.offer)).text.replaceAll('\u00a0', ' ')
      for (const amount of amounts) expect(text).toContain(amount)
    }
  })
})

test('a number stands in the line of its sign on every page that an edition starts with', () =>
  expect(pages.filter(({ page }) => /(№|n\.º|(?<!\p{L})nr) (?=\d)/u.test(page.text)).map(({ page }) => [page.alias, page.lang])).toEqual([]))

describe('shared pages', () => {
  test.each(all)('those of $code speak of the partner school only where there is one', (edition) => {
    const heading = {
      ua: 'Онлайн-школа партнера',
      ru: 'Онлайн-школа партнёра',
      en: 'partner’s online school',
      pl: 'Szkoła online',
      es: 'escuela online',
    }
    for (const lang of edition.locales) {
      expect(pageOf(edition, lang, 'how-it-works').text.includes(heading[lang])).toBe(edition.flags.school)
    }
  })

  test.each(pages.filter(({ page }) => page.alias === 'p/cookies'))(
    'the cookie page names all that the product leaves in a browser: $at',
    ({ page }) => {
      const named = [...page.text.matchAll(/<tr><td>([\w, ]+)<\/td>/g)].flatMap(([, names = '']) => names.split(', '))
      const cookies = ['sid', 'signed_in', 'openid', 'vid', 'viewed', 'ga_updated_tutor_schedule', 'seen', 'cpa']
      const stored = ['visit', 'compared', 'cookie_consent', 'account', 'locale', 'tutor_indicators', 'profile', 'post', 'english_test']
      const inTab = [
        'lesson_id',
        'last_visited',
        'reviews',
        'login_contact',
        'sent_code',
        'code',
        'catalog_type',
        'ad_seen',
        'chat',
        'utm',
        'referrer',
      ]
      expect(named.toSorted()).toEqual([...cookies, ...stored, ...inTab].toSorted())
    },
  )

  test.each(pages.filter(({ page }) => page.alias === 'p/cookies'))(
    'the cookie page names what the captcha and the player of videos leave in a browser: $at',
    ({ page }) => expect(page.text).toMatch(/_GRECAPTCHA.*youtube-nocookie\.com/),
  )

  test.each([
    ['en', /verification.*overdue.*billing/],
    ['ru', /проверка.*просроченная.*платёжными/],
    ['ua', /перевірка.*прострочена.*платіжними/],
    ['pl', /weryfikację.*zaległą.*rozliczeniowych/],
    ['es', /verificarse.*vencido.*facturación/],
  ] as const)('the cookie page in %s tells what is kept of a tutor: verification, debts and billing', (lang, words) => {
    for (const { page } of pages.filter(({ page }) => page.alias === 'p/cookies' && page.lang === lang)) {
      expect(/<td>tutor_indicators<\/td><td>([^<]+)/.exec(page.text)?.[1]).toMatch(words)
    }
  })

  test.each(all.filter(({ flags }) => flags.cookies || flags.consent_mode))(
    'the cookie page of $code names the button that asks anew as it is called',
    (edition) => {
      for (const lang of edition.locales) {
        const { settings } = textsOf(edition, lang).layout.cookies
        // Polish inflects it
        expect(pageOf(edition, lang, 'p/cookies').text).toMatch(new RegExp(settings.replace(/a (?=cookie)/, '(a|ach) ')))
      }
    },
  )

  test('the cookie page tells how consent is asked for: by window or banner in es, by banner in mx, not at all in ua', () => {
    expect(pageOf(editions.es, 'es', 'p/cookies').text).toContain('una ventana o un aviso te pregunta')
    expect(pageOf(editions.mx, 'es', 'p/cookies').text).toContain('un aviso te pregunta')
    expect(pageOf(editions.ua, 'ua', 'p/cookies').text).toContain('Банера на сайті немає')
  })
})

describe('fillPage', () => {
  test.each(all)('a phone of $code in a text is a link that calls it', (edition) => {
    for (const lang of edition.locales) {
      for (const phone of edition.supportPhones) expect(pageOf(edition, lang, 'contacts').text).toContain(`<a href="tel:${phone}">`)
    }
  })

  test('fills in the facts of the edition and keeps a name it does not know', () => {
    const filled = fillPage('<p>{commission_minimum}, {support_email}, {nonsense}</p>', editions.kz, 'ru')
    expect(filled).toBe('<p>2\u00a0000\u00a0₸, support@docento.kz, {nonsense}</p>')
  })

  test('prefixes links only outside the default language', () => {
    expect(fillPage('{privacy_link}', editions.ua, 'ua')).toBe('/p/pp/')
    expect(fillPage('{privacy_link}', editions.ua, 'en')).toBe('/en/p/pp/')
  })
})
