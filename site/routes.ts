import type { SiteEdition } from '../editions/site-edition.ts'
import type { FrameName } from './layout/frame.ts'
import { buildPath, matchPath, type Params, patternOf } from './match.ts'

/** Which part of the product an address is on: the site, or the blog in front of the edition's host. */
export type Host = 'site' | 'blog'

interface RouteOptions {
  /** Who it is for: everybody, or the owner of one side's cabinet. */
  kind: 'public' | 'tutor' | 'client'
  /** Missing: the site. */
  host?: Host
  /** What surrounds it; missing: `full`. */
  frame?: FrameName
  /**
   * Its page is kept up in each language of the edition, `partlyKept` ones included (spec: public 2.9, decisions WEB-4); a list: only with these
   * values of its last parameter.
   */
  inAllLanguages?: true | readonly string[]
}

export interface Route extends RouteOptions {
  path: string
}

const at = <const Path extends string, const Options extends RouteOptions>(path: Path, options: Options) => ({ path, ...options })

const anybody = { kind: 'public' } as const
const tutors = { kind: 'tutor', inAllLanguages: true } as const
const clients = { kind: 'client', inAllLanguages: true } as const

/**
 * The site map: all there is to say of an address, once, without the locale's prefix; of two that fit the first is taken (spec: public 2, decisions WEB-1,
 * WEB-2). `pages/index.ts` has the page of each public one, `cabinet/routes.ts` the screen of each of a cabinet.
 */
export const routes = {
  main: at('/', { kind: 'public', inAllLanguages: true }),
  catalog: at('/{catalogAlias}/*', anybody),
  catalogOnline: at('/{catalogOnlineAlias}/*', anybody),
  tutor: at('/user-:id/', anybody),
  about: at('/about', { kind: 'public', inAllLanguages: true }),
  contacts: at('/contacts', { kind: 'public', inAllLanguages: true }),
  howItWorks: at('/how-it-works', { kind: 'public', inAllLanguages: true }),
  media: at('/media', anybody),
  rankingInfo: at('/ranking-info', anybody),
  offer: at('/oferta', anybody),
  privacyPolicy: at('/privacy-policy', anybody),
  popular: at('/p/popular/', anybody),
  allCities: at('/all-cities/', anybody),
  allSubjects: at('/all-subjects/', anybody),
  allDistricts: at('/all-district/:city/', anybody),
  allTags: at('/all-tags/', anybody),
  allTagsOnline: at('/all-tags-online/', anybody),
  staticPage: at('/p/:alias', { kind: 'public', inAllLanguages: ['polityka-prywatnoci', 'cookies', 'ofert-publiczn', 'offer'] }),
  request: at('/request/:tutor_id', { kind: 'public', frame: 'request' }),
  schoolOffer: at('/request/:order_id/school', { kind: 'public', frame: 'request' }),
  generalRequest: at('/request/', { kind: 'public', frame: 'request' }),
  schoolRequest: at('/school-request', { kind: 'public', frame: 'request' }),
  packages: at('/packages/:tutor_id', { kind: 'public', frame: 'request' }),
  tutorLogin: at('/login', { kind: 'public', frame: 'signIn', inAllLanguages: true }),
  clientLogin: at('/client-login', { kind: 'public', frame: 'signIn', inAllLanguages: true }),
  recovery: at('/recovery', { kind: 'public', frame: 'signIn' }),
  confirmSchedule: at('/confirm-schedule', { kind: 'public', frame: 'signIn' }),
  confirmSubscription: at('/confirm-subscription', { kind: 'public', frame: 'signIn' }),
  unsubscribe: at('/email_unsubscribe', { kind: 'public', frame: 'signIn' }),
  profilePreview: at('/profile/preview', { kind: 'public', inAllLanguages: true }),
  authAsUser: at('/auth_as_user', { kind: 'public', frame: 'bare' }),
  away: at('/away', { kind: 'public', frame: 'bare' }),
  register: at('/register', { kind: 'public', frame: 'register', inAllLanguages: true }),
  news: at('/news', anybody),
  ads: at('/ads', anybody),
  ad: at('/ads/:alias', anybody),
  newsArticle: at('/news/:alias', anybody),
  reviews: at('/reviews', anybody),
  confirmReview: at('/confirm-review', { kind: 'public', frame: 'signIn' }),
  videos: at('/videos', anybody),
  materials: at('/materials/', anybody),
  englishTest: at('/test/english/', { kind: 'public', frame: 'test' }),
  englishTestStart: at('/test/english/start', { kind: 'public', frame: 'testRun' }),
  vacancies: at('/vacancy', anybody),
  vacancy: at('/vacancy/:id', anybody),
  viewedTutors: at('/viewed_profiles', anybody),

  newOrders: at('/nz', tutors),
  myOrders: at('/mz', tutors),
  personalOrders: at('/moyi-personalni-zamovlennya', tutors),
  potentialOrders: at('/moi-potenciyni-zayavki', tutors),
  onlineOrders: at('/skype-zayavki', tutors),
  cityOrders: at('/zayavky-moho-mista', tutors),
  activeOrders: at('/moi-aktyvni-zayavki', tutors),
  archivedOrders: at('/miy-arhiv-zayavok', tutors),
  tutorOrder: at('/zayavka/:id/', tutors),
  profile: at('/profile/', tutors),
  tutorAds: at('/my-ads', tutors),
  newTutorAd: at('/my-ads/create', tutors),
  tutorAd: at('/my-ads/:id', tutors),
  tutorBlog: at('/moi-blogi', tutors),
  tutorPost: at('/dodaty-blog', tutors),
  wallet: at('/wallet', tutors),
  payment: at('/payment/return', { kind: 'tutor' }),
  tops: at('/tops', tutors),
  billing: at('/billing_information', tutors),
  rating: at('/rating', { kind: 'tutor' }),
  affiliate: at('/affiliate', tutors),
  verification: at('/verified-tutor', tutors),
  schoolTutor: at('/school-tutor', tutors),
  tutorSettings: at('/tutor-settings', tutors),

  clientOrders: at('/client_orders', clients),
  clientArchive: at('/client_archive', clients),
  clientOrder: at('/o/:id', clients),
  clientChats: at('/client_chats', clients),
  clientChat: at('/client_chats/chat/', clients),
  clientProfile: at('/client_profile', clients),
  clientSettings: at('/settings', clients),

  blog: at('/', { kind: 'public', host: 'blog' }),
  blogAuthor: at('/user-:id', { kind: 'public', host: 'blog' }),
  blogPost: at('/:alias', { kind: 'public', host: 'blog' }),
} as const satisfies Record<string, Route>

type Routes = typeof routes
export type Address = keyof Routes
type OfKind<Kind> = { [A in Address]: Routes[A] extends { kind: Kind } ? A : never }[Address]
/** Addresses that have a public page. */
export type PublicAddress = OfKind<'public'>
/** Addresses that have a cabinet's screen. */
export type CabinetAddress = OfKind<'tutor' | 'client'>
/** Addresses whose path has no parameters. */
export type PlainAddress = { [A in Address]: keyof Params<Pattern<A>> extends never ? A : never }[Address]
type Pattern<A extends Address> = Routes[A]['path']

const all = Object.keys(routes) as Address[]
const routeOf = (address: Address): Route => routes[address]

const isPublic = (address: Address): address is PublicAddress => routeOf(address).kind === 'public'
export const publicAddresses = /* @__PURE__ */ all.filter(isPublic)
export const cabinetAddresses = /* @__PURE__ */ all.filter((address): address is CabinetAddress => !isPublic(address))

export interface Found<A extends Address = Address> {
  address: A
  params: Record<string, string>
}

/** Which of these addresses a path is, the first that fits. */
export function findAddress<A extends Address>(among: readonly A[], edition: SiteEdition, path: string): Found<A> | null {
  for (const address of among) {
    const params = matchPath(routes[address].path, edition, path)
    if (params) return { address, params }
  }
  return null
}

/** Those of some addresses that are on a host. */
export const onHost = <A extends Address>(host: Host, among: readonly A[]): A[] =>
  among.filter((address) => (routeOf(address).host ?? 'site') === host)

const everywhere = { site: /* @__PURE__ */ onHost('site', all), blog: /* @__PURE__ */ onHost('blog', all) }

/** What the site map says of a path on a host; null for a path it does not know. */
export function routeAt(edition: SiteEdition, path: string, host: Host = 'site'): (Route & Pick<Found, 'params'>) | null {
  const found = findAddress(everywhere[host], edition, path)
  return found && { ...routeOf(found.address), params: found.params }
}

/** Whether a ready path of the site has a page, with or without query and anchor. */
export function hasPage(edition: SiteEdition, href: string): boolean {
  const [path = ''] = href.split(/[?#]/)
  return findAddress(everywhere.site, edition, path) !== null
}

type PathArgs<A extends Address> = keyof Params<Pattern<A>> extends never ? [] : [params: Params<Pattern<A>>]

/** A path: `pathTo('staticPage', { alias: 'faq' })` → `/p/faq`. The catalogues' depend on the edition: `pathIn`. */
export const pathTo = <A extends Exclude<Address, 'catalog' | 'catalogOnline'>>(address: A, ...[params]: PathArgs<A>): string =>
  buildPath(routes[address].path, (params ?? {}) as Params<Pattern<A>>)

/** The path of any address without parameters; of a catalogue it is the first page. */
export const pathIn = (edition: Pick<SiteEdition, 'catalogAlias' | 'catalogOnlineAlias'>, address: PlainAddress): string =>
  patternOf(routes[address].path, edition).replace('*', '')

/** First page of an edition's catalogue. */
export const cataloguePath = (edition: Pick<SiteEdition, 'catalogAlias' | 'catalogOnlineAlias'>, online = false): string =>
  pathIn(edition, online ? 'catalogOnline' : 'catalog')
