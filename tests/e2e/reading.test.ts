// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { EditionCode } from '../../editions/index.ts'
import { ask } from './ask.ts'
import { pageAt, publicPages, type ReadKind } from './public-pages.ts'

interface Sent {
  heading: string
  text: string
  /** Where the first link of these in its content leads. */
  leadsTo: (selector: string) => string | undefined
}

/** A page as it is sent. */
async function see(url: string): Promise<Sent> {
  const { code, blog, path } = pageAt(url)
  const page = new DOMParser().parseFromString((await ask(path, { edition: code, blog })).html, 'text/html')
  return {
    heading: page.querySelector('h1')?.textContent?.trim() ?? '',
    text: page.querySelector('main')?.textContent ?? '',
    leadsTo: (selector) => {
      const href = page.querySelector(`main ${selector}`)?.getAttribute('href')
      return href ? new URL(href, url).href : undefined
    },
  }
}

/** Something to read under its heading. */
const read = ({ text }: Sent) => expect(text.length).toBeGreaterThan(200)

/** The first of these links leads to a page of its own. */
const lead =
  (selector: string) =>
  async ({ leadsTo }: Sent) => {
    const address = leadsTo(selector)
    expect([address, address && (await see(address)).heading]).toEqual([expect.any(String), expect.stringMatching(/\S/)])
  }

const kinds: Record<ReadKind, (page: Sent) => Promise<void> | void> = {
  about: read,
  howItWorks: read,
  media: read,
  rankingInfo: read,
  offer: read,
  privacyPolicy: read,
  popular: lead('section a'),
  allCities: lead('li a'),
  allSubjects: lead('li a'),
  allDistricts: lead('li a'),
  allTags: lead('li a'),
  allTagsOnline: lead('li a'),
  staticPage: read,
  news: lead('article a'),
  ads: lead('article a'),
  videos: read,
  materials: read,
  englishTest: lead('a[href$="/start"]'),
  vacancies: lead('article a'),
  vacancy: read,
  unsubscribe: () => {},
  blog: lead('article a'),
  blogAuthor: lead('article a'),
}

test.each<EditionCode>(['ua', 'us', 'mx'])('each kind of page of %s that is there to be read is, and leads on', async (code) => {
  const found = (await publicPages(code, 1)).map(({ url }) => ({ url, ...pageAt(url) }))
  const pages = new Map(found.reverse().flatMap(({ url, address, language }) => (language ? [] : [[address, url] as const])))
  for (const [kind, check] of Object.entries(kinds)) {
    const url = pages.get(kind as ReadKind)
    if (!url) continue
    const page = await see(url)
    expect([url, page.heading]).toEqual([url, expect.stringMatching(/\S/)])
    await check(page)
  }
})
