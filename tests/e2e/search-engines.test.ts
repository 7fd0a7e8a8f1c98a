import { beforeAll, describe, expect, test } from 'vitest'
import { type EditionCode, editionCodes, editionOf, keptLanguages, languageTag } from '../../editions/index.ts'
import { type PublicAddress, publicAddresses } from '../../site/routes.ts'
import { problemsOf } from '../structured-data/problems.ts'
import { ask } from './ask.ts'
import { type PageHead, readHead } from './page-head.ts'
import { foundByNobody, type PublicPage, pageAt, publicPages } from './public-pages.ts'

/** Pages of a kind, edition and language that are looked at. */
const EACH = 1

interface Shown extends PublicPage, PageHead {
  url: string
  status: number
}

const pages = new Map<string, Shown>()

/** Asks for a whole address, once. */
async function see(url: string, isListed = false): Promise<Shown> {
  const known = pages.get(url)
  if (known) return known
  const page = pageAt(url, isListed)
  const { status, html } = await ask(page.path, { edition: page.code, blog: page.blog })
  const shown = { ...readHead(html), ...page, url, status }
  pages.set(url, shown)
  return shown
}

/** Pages of every kind, edition and language. */
const walked: Shown[] = []
beforeAll(async () => {
  const found = await Promise.all(editionCodes.map((code) => publicPages(code, EACH)))
  for (const asked of found) {
    const shown = await Promise.all(asked.map(({ url, isListed }) => see(url, isListed)))
    // an edition may have no second page of a list, or no such list
    walked.push(...shown.filter(({ status, isListed }) => status === 200 || isListed))
  }
})

/** Rules are told with the addresses that break them. */
const breaking = (rule: (page: Shown) => boolean, among = walked) => among.filter((page) => !rule(page)).map(({ url }) => url)
const isIndexed = ({ metas }: Shown) => !metas.robots?.includes('noindex')
const group = ({ alternates }: Shown) => alternates.map(({ lang, href }) => `${lang} ${href}`).sort()

test('every kind of public page is looked at', () => {
  const looked = new Set(walked.map(({ address }) => address))
  expect(publicAddresses.filter((address) => !looked.has(address) && !(address in foundByNobody))).toEqual([])
})

describe('a page', () => {
  test('is there', () => expect(breaking(({ status }) => status === 200)).toEqual([]))

  test('that the sitemap names may be indexed and is told by its own address', () => {
    const listed = walked.filter(({ isListed }) => isListed)
    expect(breaking((page) => isIndexed(page) && page.canonicals[0] === page.url, listed)).toEqual([])
  })

  test('has one title, one heading, a description where it may be indexed, and the language of its words', () => {
    expect(breaking(({ titles }) => titles.length === 1 && titles[0]?.trim() !== '')).toEqual([])
    expect(breaking(({ headings }) => headings === 1)).toEqual([])
    expect(breaking((page) => !isIndexed(page) || (page.metas.description ?? '').length > 20)).toEqual([])
    const tags = (code: EditionCode) => editionOf(code).locales.map((language) => languageTag(editionOf(code), language))
    expect(breaking(({ lang, code }) => tags(code).includes(lang))).toEqual([])
  })

  test('has one canonical address, whole and on its own host, without what only orders or narrows a list', () => {
    expect(breaking(({ canonicals, url }) => canonicals.length === 1 && new URL(canonicals[0] ?? '').host === new URL(url).host)).toEqual([])
    expect(breaking(({ canonicals }) => !/[?&](sort|rate_from|rate_to|place|verified)=/.test(canonicals[0] ?? ''))).toEqual([])
  })

  test('says what those see who share it', () => {
    const names = [
      'og:title',
      'og:description',
      'og:type',
      'og:url',
      'og:site_name',
      'og:locale',
      'og:image',
      'og:image:width',
      'og:image:height',
      'og:image:alt',
      'twitter:card',
    ]
    const lacking = walked.filter(isIndexed).flatMap(({ url, metas }) => names.filter((name) => !metas[name]).map((name) => `${url} ${name}`))
    expect(lacking).toEqual([])
    expect(breaking((page) => !isIndexed(page) || page.metas['og:url'] === page.canonicals[0])).toEqual([])
    expect(breaking((page) => !isIndexed(page) || /^https?:\/\/[^/]+\//.test(page.metas['og:image'] ?? ''))).toEqual([])
  })
})

describe('alternates', () => {
  test('are named by pages that may be indexed alone, with the page itself among them, each language once and one for everybody else', () => {
    expect(breaking((page) => isIndexed(page) || page.alternates.length === 0)).toEqual([])
    const named = walked.filter(({ alternates }) => alternates.length > 0)
    expect(
      breaking(({ alternates, canonicals }) => alternates.some(({ lang, href }) => lang !== 'x-default' && href === canonicals[0]), named),
    ).toEqual([])
    expect(breaking(({ alternates }) => new Set(alternates.map(({ lang }) => lang)).size === alternates.length, named)).toEqual([])
    expect(breaking(({ alternates }) => alternates.filter(({ lang }) => lang === 'x-default').length === 1, named)).toEqual([])
    expect(breaking(({ alternates }) => alternates.every(({ href }) => /^https?:\/\//.test(href)), named)).toEqual([])
  })

  test('are pages that are there and name the same ones back, over languages and editions', async () => {
    const broken: string[] = []
    await Promise.all([...new Set(walked.flatMap(({ alternates }) => alternates.map(({ href }) => href)))].map((href) => see(href)))
    for (const page of walked)
      for (const { href } of page.alternates) {
        const other = await see(href)
        if (other.status !== 200 || other.canonicals[0] !== href || !isIndexed(other))
          broken.push(`${page.url} names ${href}, which is no page of its own`)
        else if (group(other).join() !== group(page).join()) broken.push(`${page.url} names ${href}, which names others`)
      }
    expect([...new Set(broken)]).toEqual([])
  })

  test('stand on each page in a language that is kept up, where there is more than one', () => {
    const kept = (code: EditionCode) => keptLanguages(editionOf(code)).map((language) => languageTag(editionOf(code), language))
    const alone = walked.filter((page) => isIndexed(page) && kept(page.code).includes(page.lang) && kept(page.code).length > 1)
    const inOneLanguage: readonly PublicAddress[] = ['newsArticle', 'vacancy', 'blogPost', 'blogAuthor', 'blog', 'videos', 'staticPage']
    expect(
      breaking(
        ({ alternates, address, canonicals }) => alternates.length > 0 || inOneLanguage.includes(address) || canonicals[0]?.includes('?') === true,
        alone,
      ),
    ).toEqual([])
  })
})

test('no list that is ordered, narrowed or empty, no form and no page behind a code may be indexed', () => {
  const hidden: readonly PublicAddress[] = ['request', 'generalRequest', 'viewedTutors', 'recovery', 'unsubscribe']
  expect(breaking((page) => !hidden.includes(page.address) || !isIndexed(page))).toEqual([])
  // what an edition has no choice for is dropped from the canonical address
  expect(breaking((page) => !/[?&](sort|verified|category|type)=/.test(page.url) || !isIndexed(page) || !page.canonicals[0]?.includes('?'))).toEqual(
    [],
  )
})

describe('structured data', () => {
  const expected: Partial<Record<PublicAddress, readonly string[]>> = {
    main: ['Organization', 'WebSite'],
    catalog: ['BreadcrumbList', 'LocalBusiness'],
    catalogOnline: ['BreadcrumbList', 'LocalBusiness'],
    tutor: ['ProfilePage', 'BreadcrumbList', 'Product'],
    newsArticle: ['NewsArticle', 'BreadcrumbList'],
    blogPost: ['BlogPosting', 'BreadcrumbList'],
    ad: ['Service', 'BreadcrumbList'],
    vacancy: ['JobPosting', 'BreadcrumbList'],
    videos: ['ItemList', 'BreadcrumbList'],
    ...Object.fromEntries(
      (['news', 'ads', 'reviews', 'vacancies', 'materials', 'blogAuthor', 'allCities', 'allSubjects', 'allTags', 'allDistricts'] as const).map(
        (kind) => [kind, ['BreadcrumbList']],
      ),
    ),
  }

  test('is told by each kind of page that has some', () => {
    const lacking = walked.flatMap(({ url, address, graphs }) => {
      const types = graphs.map((graph) => String(graph['@type']))
      return (expected[address] ?? []).filter((type) => !types.includes(type)).map((type) => `${url} ${type}`)
    })
    expect(lacking).toEqual([])
  })

  test('keeps to the vocabulary of schema.org and to what search engines ask', () => {
    const problems = walked.flatMap(({ graphs, url }) => graphs.flatMap((graph) => problemsOf(graph).map((problem) => `${problem} (${url})`)))
    expect(problems).toEqual([])
  })
})
