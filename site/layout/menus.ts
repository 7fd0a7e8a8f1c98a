import type { SiteEdition } from '../../editions/site-edition.ts'
import type { Auth } from '../../schemas/index.ts'
import { type Host, type PlainAddress, pathIn } from '../routes.ts'
import type { Texts } from '../texts.ts'
import type { FooterData } from './load.ts'

type Words = Texts['layout']
type AccountWords = Texts['account-menu']

export interface MenuItem {
  /** Missing: the entry signs out (spec: public 2.3). */
  href?: string
  text: string
  /** Leads to the school, whose sign it has. */
  isSchool?: boolean
  /** Missing: the site. */
  host?: Host
  /** Tutors don't see it. */
  notForTutors?: boolean
}

/** The way to an address. */
export const entry = (edition: SiteEdition, address: PlainAddress, text: string, more?: Partial<MenuItem>): MenuItem & { href: string } => ({
  href: pathIn(edition, address),
  text,
  ...more,
})

/** Main menu: the catalogue, and the online one where the edition names it (spec: public 2.2). */
export const mainMenu = (edition: SiteEdition, t: Words) => [
  entry(edition, 'catalog', t.catalog),
  ...(edition.flags.onlineInMenus ? [entry(edition, 'catalogOnline', t.catalog_online)] : []),
]

/** The way to a request without a chosen tutor, in the menu of narrow screens; tutors don't see it (spec: decisions ORD-24). */
export const requestMenu = (edition: SiteEdition, t: Words): MenuItem[] => [entry(edition, 'generalRequest', t.find_tutor, { notForTutors: true })]

/** What the footer's call knows of lists and of the school. */
export type Offered = Pick<FooterData, 'school_link' | 'lists'>

/** The menu behind "More": news, the blog, ads, vacancies, which tutors don't see, and the school where the edition has one (spec: public 2.2). */
export const moreMenu = (edition: SiteEdition, t: Words, { school_link: schoolLink, lists }: Offered): MenuItem[] => [
  ...(lists.includes('news') ? [entry(edition, 'news', t.news)] : []),
  ...(lists.includes('blog') ? [entry(edition, 'blog', t.blog, { host: 'blog' })] : []),
  ...(lists.includes('ads') ? [entry(edition, 'ads', t.ads)] : []),
  entry(edition, 'vacancies', t.vacancy, { notForTutors: true }),
  ...(edition.flags.school && schoolLink ? [{ href: schoolLink, text: t.school, isSchool: true }] : []),
]

/** What the signed-in menu knows of its owner. */
export interface Owner {
  edition: SiteEdition
  auth: Auth
  /** From the tutor's indicators (spec: public 3). */
  is_allow_verification: boolean
}

interface Entry<Name extends string> {
  address: PlainAddress
  text: Name
  /** Not for the public: on trial, or taken out. */
  flag?: 'test' | 'hide'
  /** Missing: for everybody. */
  when?: (owner: Owner) => boolean
}

const tutorEntries: readonly Entry<keyof AccountWords['tutor_menu']>[] = [
  { address: 'newOrders', text: 'new_orders' },
  { address: 'myOrders', text: 'my_orders' },
  { address: 'activeOrders', text: 'active_orders' },
  { address: 'archivedOrders', text: 'archive' },
  { address: 'profile', text: 'profile' },
  { address: 'tutorAds', text: 'ads' },
  { address: 'tutorBlog', text: 'blog' },
  { address: 'wallet', text: 'wallet' },
  { address: 'billing', text: 'billing', when: ({ edition }) => edition.flags.billing_data },
  { address: 'tops', text: 'tops' },
  { address: 'rating', text: 'rating' },
  { address: 'affiliate', text: 'affiliate' },
  { address: 'verification', text: 'verification', when: ({ is_allow_verification }) => is_allow_verification },
  { address: 'schoolTutor', text: 'school', when: ({ auth }) => auth.tutor_info?.potential_school_tutor === true },
  { address: 'tutorSettings', text: 'settings' },
]

const clientEntries: readonly Entry<keyof AccountWords['client_menu']>[] = [
  { address: 'clientOrders', text: 'orders' },
  { address: 'clientArchive', text: 'archive' },
  { address: 'clientChats', text: 'chats' },
  { address: 'viewedTutors', text: 'viewed' },
  { address: 'clientProfile', text: 'profile' },
  { address: 'clientSettings', text: 'settings' },
]

/** Entries that are drawn: those without a flag whose conditions hold (spec: public 2.3). */
export const shownEntries = <Name extends string>(entries: readonly Entry<Name>[], owner: Owner): readonly Entry<Name>[] =>
  entries.filter(({ flag, when = () => true }) => !flag && when(owner))

const items = <Name extends string>(entries: readonly Entry<Name>[], words: Readonly<Record<Name, string>>, owner: Owner): MenuItem[] =>
  shownEntries(entries, owner).map(({ address, text }) => entry(owner.edition, address, words[text]))

/** The menu of the present role, with signing out at the end (spec: public 2.3, decisions WEB-5). */
export const userMenu = (owner: Owner, t: AccountWords): MenuItem[] => [
  ...(owner.auth.current_role === 'tutor' ? items(tutorEntries, t.tutor_menu, owner) : items(clientEntries, t.client_menu, owner)),
  { text: t.logout },
]
