import type { Page } from 'playwright'
import type { Visitor } from '../browser.ts'

export interface Screen extends Pick<Visitor, 'as' | 'meets' | 'undecided'> {
  /** Begins the names of its pictures. */
  name: string
  path: string
  /** Goes on from there to what is to be seen: a record of a list, a dialog, a step of a form. */
  open?: (page: Page) => Promise<void>
}

/** Opens the first record that the list of the page links to: `/o/` → `/o/17`. */
const openFirst = (folder: string) => async (page: Page) => {
  const address = new RegExp(`${folder}\\d+/?$`)
  const links = page.locator(`main a[href*="${folder}"]`)
  await links.first().waitFor()
  const found = (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))).find((href) => address.test(href))
  if (!found) throw new Error(`${page.url()} lists nothing in ${folder}`)
  await page.locator(`main a[href="${found}"]`).first().click()
  await page.waitForURL(address)
}

/** Every screen of kz; a new one is a line. */
export const screens: readonly Screen[] = [
  { name: 'main', path: '/' },
  { name: 'main-cookies', path: '/', undecided: true },
  { name: 'catalogue', path: '/repetitor/' },
  { name: 'catalogue-lesson-city', path: '/repetitor/matematika/almaty/' },
  { name: 'catalogue-online', path: '/repetitor-online/' },
  { name: 'catalogue-empty', path: '/repetitor/vokal/uralsk/' },
  { name: 'tutor', path: '/user-1/' },
  { name: 'tutor-school', path: '/user-3/' },
  { name: 'request', path: '/request/1' },
  { name: 'request-general', path: '/request/' },
  { name: 'request-short', path: '/request/3' },
  { name: 'about', path: '/about' },
  { name: 'contacts', path: '/contacts' },
  { name: 'how-it-works', path: '/how-it-works' },
  { name: 'media', path: '/media' },
  { name: 'faq', path: '/p/faq' },
  { name: 'legal', path: '/p/publichnaya-oferta' },
  { name: 'not-found', path: '/nowhere', meets: [404] },
  { name: 'gone', path: '/ru/about', meets: [410] },

  { name: 'sign-in-client', path: '/client-login' },
  { name: 'sign-in-client-code', path: '/client-login?way=code' },
  { name: 'sign-in-client-new-password', path: '/client-login?way=new' },
  { name: 'sign-in-tutor', path: '/login' },
  { name: 'recovery', path: '/recovery' },

  { name: 'client-orders', path: '/client_orders', as: 'client' },
  { name: 'client-archive', path: '/client_archive', as: 'client' },
  { name: 'client-order', path: '/client_orders', as: 'client', open: openFirst('/o/') },
  { name: 'client-order-paid', path: '/client_archive', as: 'client', open: openFirst('/o/') },

  { name: 'tutor-new', path: '/nz', as: 'tutor' },
  { name: 'tutor-my', path: '/mz', as: 'tutor' },
  { name: 'tutor-personal', path: '/moyi-personalni-zamovlennya', as: 'tutor' },
  { name: 'tutor-potential', path: '/moi-potenciyni-zayavki', as: 'tutor' },
  { name: 'tutor-online', path: '/skype-zayavki', as: 'tutor' },
  { name: 'tutor-city', path: '/zayavky-moho-mista', as: 'tutor' },
  { name: 'tutor-active', path: '/moi-aktyvni-zayavki', as: 'tutor' },
  { name: 'tutor-archive', path: '/miy-arhiv-zayavok', as: 'tutor' },
  { name: 'tutor-order-asked', path: '/moyi-personalni-zamovlennya', as: 'tutor', open: openFirst('/zayavka/') },
  { name: 'tutor-order-active', path: '/moi-aktyvni-zayavki', as: 'tutor', open: openFirst('/zayavka/') },
  { name: 'tutor-order-paid', path: '/miy-arhiv-zayavok', as: 'tutor', open: openFirst('/zayavka/') },
  { name: 'tutor-wallet', path: '/wallet', as: 'tutor' },

  { name: 'panel-sign-in', path: '/panel/' },
  { name: 'panel-desktop', path: '/panel/desktop/', as: 'staff 1' },
  { name: 'panel-orders', path: '/panel/users_orders/', as: 'staff 1' },
  { name: 'panel-orders-empty', path: '/panel/users_orders/?filter={"client_text":"nobody"}', as: 'staff 1' },
  { name: 'panel-order', path: '/panel/users_orders/?filter={"status":[3]}', as: 'staff 1', open: openFirst('/panel/users_orders/') },
  { name: 'panel-order-paid', path: '/panel/users_orders/?filter={"status":[7]}', as: 'staff 1', open: openFirst('/panel/users_orders/') },
  { name: 'panel-order-create', path: '/panel/users_orders/create/', as: 'staff 1' },
  { name: 'panel-tutors', path: '/panel/users_show/', as: 'staff 1' },
  { name: 'panel-tutor', path: '/panel/users_show/1/', as: 'staff 1' },
  { name: 'panel-clients', path: '/panel/clients_show/', as: 'staff 1' },
  { name: 'panel-client', path: '/panel/clients_show/1/', as: 'staff 1' },
  { name: 'panel-outbox', path: '/panel/outbox/', as: 'staff 1' },
  { name: 'panel-outbox-message', path: '/panel/outbox/', as: 'staff 1', open: openFirst('/panel/outbox/') },
  { name: 'panel-audit', path: '/panel/audit/', as: 'staff 1' },
]
