import type { Edition } from '../editions/types.ts'
import { buildPath, matchPath, type Params } from './match.ts'

/** The site map: every address once, without the locale's prefix (spec: public 2, decisions WEB-1, WEB-2). */
export const addresses = {
  main: '/',
  catalog: '/{catalogAlias}/*',
  catalogOnline: '/{catalogOnlineAlias}/*',
  tutor: '/user-:id/',
  request: '/request/:tutor_id',
  generalRequest: '/request/',
  about: '/about',
  contacts: '/contacts',
  howItWorks: '/how-it-works',
  media: '/media',
  rankingInfo: '/ranking-info',
  offer: '/oferta',
  privacyPolicy: '/privacy-policy',
  staticPage: '/p/:alias',
  tutorLogin: '/login',
  clientLogin: '/client-login',
  recovery: '/recovery',
  register: '/register',
  reviews: '/reviews',
  materials: '/materials/',
  vacancies: '/vacancy',
  viewedTutors: '/viewed_profiles',

  newOrders: '/nz',
  myOrders: '/mz',
  personalOrders: '/moyi-personalni-zamovlennya',
  potentialOrders: '/moi-potenciyni-zayavki',
  onlineOrders: '/skype-zayavki',
  cityOrders: '/zayavky-moho-mista',
  activeOrders: '/moi-aktyvni-zayavki',
  archivedOrders: '/miy-arhiv-zayavok',
  tutorOrder: '/zayavka/:id/',
  profile: '/profile/',
  tutorAds: '/my-ads',
  tutorBlog: '/moi-blogi',
  wallet: '/wallet',
  billing: '/billing_information',
  tops: '/tops',
  rating: '/rating',
  affiliate: '/affiliate',
  verification: '/verified-tutor',
  schoolTutor: '/school-tutor',
  tutorSettings: '/tutor-settings',

  clientOrders: '/client_orders',
  clientArchive: '/client_archive',
  clientOrder: '/o/:id',
  clientChats: '/client_chats',
  clientProfile: '/client_profile',
  clientSettings: '/settings',
} as const

export type Address = keyof typeof addresses

/** Addresses that have a public page, in the order they are tried; `pages/index.ts` says which. */
export const publicAddresses = [
  'main',
  'catalog',
  'catalogOnline',
  'tutor',
  'about',
  'contacts',
  'howItWorks',
  'media',
  'rankingInfo',
  'offer',
  'privacyPolicy',
  'staticPage',
  'request',
  'generalRequest',
  'tutorLogin',
  'clientLogin',
  'recovery',
] as const satisfies readonly Address[]

/** Addresses that have a cabinet's screen; `cabinet/routes.ts` says which. */
export const cabinetAddresses = [
  'newOrders',
  'myOrders',
  'personalOrders',
  'potentialOrders',
  'onlineOrders',
  'cityOrders',
  'activeOrders',
  'archivedOrders',
  'tutorOrder',
  'wallet',
  'clientOrders',
  'clientArchive',
  'clientOrder',
] as const satisfies readonly Address[]

export type PublicAddress = (typeof publicAddresses)[number]
export type CabinetAddress = (typeof cabinetAddresses)[number]

const open = new Set<Address>([...publicAddresses, ...cabinetAddresses])

/** Whether an address has a page by now: links, menu entries, tabs and buttons are drawn only then. */
export const isOpen = (address: Address): boolean => open.has(address)

/** The same for a ready path, with or without query and anchor. */
export function hasPage(edition: Edition, href: string): boolean {
  const [path = ''] = href.split(/[?#]/)
  return [...open].some((address) => matchPath(addresses[address], edition, path) !== null)
}

type Pattern<A extends Address> = (typeof addresses)[A]
type PathArgs<A extends Address> = keyof Params<Pattern<A>> extends never ? [] : [params: Params<Pattern<A>>]

/** A path: `pathTo('staticPage', { alias: 'faq' })` → `/p/faq`. The catalogues' depend on the edition: `cataloguePath`. */
export const pathTo = <A extends Exclude<Address, 'catalog' | 'catalogOnline'>>(address: A, ...[params]: PathArgs<A>): string =>
  buildPath(addresses[address], (params ?? {}) as Params<Pattern<A>>)

/** First page of an edition's catalogue. */
export const cataloguePath = (edition: Pick<Edition, 'catalogAlias' | 'catalogOnlineAlias'>, online = false): string =>
  `/${online ? edition.catalogOnlineAlias : edition.catalogAlias}/`
