import { type EditionCode, editionOf } from '../../editions/index.ts'
import { findAddress, onHost, type PublicAddress, publicAddresses } from '../../site/routes.ts'
import { ask } from './ask.ts'

/** A public page of the demo: where it is, and which kind of the site map it is. */
export interface PublicPage {
  code: EditionCode
  blog: boolean
  /** With the locale's prefix, and a query where it has one. */
  path: string
  address: PublicAddress
  /** The sitemap names it. */
  isListed: boolean
}

/** Pages that a sitemap has no place for; those of a list's further pages and choices beside them. */
const beside: Partial<Record<PublicAddress, readonly string[]>> = {
  catalog: ['/{catalog}/2', '/{catalog}/?sort=reviews', '/{catalog}/?verified=1'],
  tutorLogin: ['/login'],
  clientLogin: ['/client-login'],
  register: ['/register'],
  recovery: ['/recovery'],
  request: ['/request/1'],
  generalRequest: ['/request/'],
  viewedTutors: ['/viewed_profiles'],
  unsubscribe: ['/email_unsubscribe'],
  offer: ['/oferta'],
  privacyPolicy: ['/privacy-policy'],
  news: ['/news?category=nothing'],
  reviews: ['/reviews?type=orders', '/reviews?page=2'],
  vacancies: ['/vacancy?page=2'],
  materials: ['/materials/?page=2'],
}

/** Kinds that lead on, act by a code, need a session or belong to one order or school tutor: nobody finds them. */
export const foundByNobody = {
  away: '/away?code=x',
  packages: '/packages/3',
  schoolRequest: '/school-request',
  schoolOffer: '/request/1/school',
  confirmSchedule: '/confirm-schedule?code=x',
  confirmSubscription: '/confirm-subscription?code=x',
  confirmReview: '/confirm-review?code=x',
  profilePreview: '/profile/preview',
  authAsUser: '/auth_as_user',
} as const satisfies Partial<Record<PublicAddress, string>>

/** Kinds that are there to be read and to lead on, which they do without a browser. */
export type ReadKind =
  | ('about' | 'howItWorks' | 'media' | 'rankingInfo' | 'offer' | 'privacyPolicy' | 'staticPage' | 'videos' | 'materials' | 'vacancy' | 'unsubscribe')
  | ('popular' | 'allCities' | 'allSubjects' | 'allDistricts' | 'allTags' | 'allTagsOnline')
  | ('news' | 'ads' | 'englishTest' | 'vacancies' | 'blog' | 'blogAuthor')

const on = { site: onHost('site', publicAddresses), blog: onHost('blog', publicAddresses) }

/** Which page a whole address of the product is; an address that the site map does not know is told as the main page. */
export function pageAt(url: string, isListed = false): PublicPage & { language: string } {
  const { hostname, pathname, search } = new URL(url)
  const blog = hostname.startsWith('blog.')
  const code = hostname.replace('blog.', '').split('.')[0] as EditionCode
  const edition = editionOf(code)
  const language = edition.locales.slice(1).find((locale) => `${pathname}/`.startsWith(`/${locale}/`)) ?? ''
  const inside = language ? pathname.slice(language.length + 1) || '/' : pathname
  const address = findAddress(on[blog ? 'blog' : 'site'], edition, inside)?.address ?? 'main'
  return { code, blog, path: pathname + search, address, isListed, language }
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))

/** Addresses of an edition's public pages: the first so many of each kind and language in its sitemaps, and those beside them. */
export async function publicPages(code: EditionCode, each: number): Promise<{ url: string; isListed: boolean }[]> {
  const read = async (path: string, blog: boolean) => locations((await ask(path, { edition: code, blog })).html)
  const readMap = async (blog: boolean) =>
    (await Promise.all((await read('/sitemap.xml', blog)).map((file) => read(new URL(file).pathname, blog)))).flat()
  const counts = new Map<string, number>()
  const listed = [...(await readMap(false)), ...(await readMap(true))].filter((url) => {
    const { language, address } = pageAt(url)
    const count = (counts.get(`${language} ${address}`) ?? 0) + 1
    counts.set(`${language} ${address}`, count)
    return count <= each
  })
  const [main = ''] = listed
  const paths = Object.values(beside).flat()
  return [
    ...listed.map((url) => ({ url, isListed: true })),
    ...paths.map((path) => ({ url: new URL(path.replace('{catalog}', editionOf(code).catalogAlias), main).href, isListed: false })),
  ]
}
