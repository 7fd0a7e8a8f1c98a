import type { Page } from 'playwright'
import type { Visitor } from '../browser.ts'
import { p } from './panel.ts'
import { cameAlive, t } from './site.ts'

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
  const title = await page.locator('h1').first().textContent()
  await page.locator(`main a[href="${found}"]`).first().click()
  await page.waitForURL(address)
  // The address changes at once, the list gives way to the record when that has come.
  await page.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, title)
}

type Opening = (page: Page) => Promise<void>
type Name = string | RegExp

/** One opening after the other. */
const first =
  (...openings: Opening[]): Opening =>
  async (page) => {
    for (const open of openings) await open(page)
  }

/** Presses a button, or a link that acts as one, and waits for the dialog or menu that it opens. */
const press =
  (name: Name, opened: 'dialog' | 'group' = 'dialog', role: 'button' | 'link' = 'button'): Opening =>
  async (page) => {
    await cameAlive(page)
    await page.getByRole(role, { name }).locator('visible=true').first().click()
    await page.getByRole(opened).locator('visible=true').first().waitFor()
  }

const follow =
  (name: string): Opening =>
  (page) =>
    page.getByRole('link', { name, exact: true }).first().click()
const narrow: Opening = (page) => page.setViewportSize({ width: 390, height: 844 })

/** The order form over a profile, from step to step; `wrong` when it was sent without what it needs. */
const request = press(t.tutors.request, 'dialog', 'link')
const lesson: Opening = (page) => page.getByRole('checkbox', { name: 'Математика', exact: true }).check()
const online: Opening = (page) => page.getByRole('checkbox', { name: t.common.online }).check()
const next =
  (name: string): Opening =>
  (page) =>
    page.getByRole('button', { name, exact: true }).click()
/** Waits for a form whose code comes when it is opened. */
const arrived =
  (name: string): Opening =>
  (page) =>
    page.getByRole('button', { name, exact: true }).first().waitFor()
const place = first(request, lesson, next(t.requests.next.place))
const details = first(place, online, next(t.requests.next.details))
const contacts = first(details, next(t.requests.next.contacts))
const wrong: Opening = (page) => page.locator('[aria-invalid=true]').first().waitFor()

const order = openFirst('/panel/users_orders/')
/** Orders that a tutor can still be found for; others may have been paid by now. */
const inWork = '/panel/users_orders/?filter={"status":[2]}'

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
  { name: 'catalogue-subjects', path: '/repetitor/', open: press(new RegExp(`^${t.filters.lesson}`), 'group') },
  { name: 'catalogue-reviews', path: '/repetitor/matematika/almaty/', open: press(/\d\d отзыв/, 'dialog', 'link') },
  { name: 'catalogue-filters', path: '/repetitor/matematika/almaty/', open: first(narrow, press(t.filters.title)) },
  { name: 'menu', path: '/', open: first(narrow, press(t.layout.menu, 'group')) },
  { name: 'menu-sign-in', path: '/about', open: press(t.layout.login.title, 'group') },
  { name: 'request-dialog', path: '/user-1/', open: request },
  { name: 'request-place', path: '/user-1/', open: place },
  { name: 'request-details', path: '/user-1/', open: details },
  { name: 'request-contacts-wrong', path: '/user-1/', open: first(contacts, next(t.requests.send), wrong) },
  { name: 'request', path: '/request/1' },
  { name: 'request-cookies', path: '/request/1', undecided: true },
  { name: 'request-general', path: '/request/' },
  { name: 'request-short', path: '/request/3' },
  { name: 'about', path: '/about' },
  { name: 'contacts', path: '/contacts' },
  { name: 'how-it-works', path: '/how-it-works' },
  { name: 'media', path: '/media' },
  { name: 'faq', path: '/p/faq' },
  { name: 'cookies', path: '/p/cookies' },
  { name: 'legal', path: '/p/publichnaya-oferta' },
  { name: 'not-found', path: '/nowhere', meets: [404] },
  { name: 'gone', path: '/ru/about', meets: [410] },

  { name: 'sign-in-client', path: '/client-login' },
  { name: 'sign-in-client-code', path: '/client-login?way=code' },
  { name: 'sign-in-client-new-password', path: '/client-login?way=new' },
  { name: 'sign-in-client-wrong', path: '/client-login', meets: [400], open: first(next(t.auth.submit), wrong) },
  { name: 'sign-in-tutor', path: '/login' },
  { name: 'recovery', path: '/recovery' },

  { name: 'client-orders', path: '/client_orders', as: 'client' },
  { name: 'client-archive', path: '/client_archive', as: 'client' },
  { name: 'client-order', path: '/client_orders', as: 'client', open: openFirst('/o/') },
  { name: 'client-order-choose', path: '/client_orders', as: 'client', open: first(follow(t.orders.client.choose), press(/^Выбрать: /)) },
  { name: 'client-order-ask', path: '/client_orders', as: 'client', open: first(openFirst('/o/'), press(t.orders.client.order.ask)) },
  { name: 'client-order-review', path: '/client_archive', as: 'client', open: first(openFirst('/o/'), press(t.orders.client.write_review)) },
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
  { name: 'tutor-order-accept', path: '/nz', as: 'tutor', open: press(t.orders.tutor.accept, 'dialog', 'link') },
  { name: 'tutor-order-refuse', path: '/nz', as: 'tutor', open: press(t.orders.tutor.refuse, 'dialog', 'link') },
  { name: 'tutor-order-answer', path: '/moi-potenciyni-zayavki', as: 'tutor', open: press(t.orders.tutor.answer, 'dialog', 'link') },
  { name: 'tutor-order-pay', path: '/nz', as: 'tutor', open: press(t.orders.tutor.pay_now, 'dialog', 'link') },
  { name: 'tutor-bell', path: '/nz', as: 'tutor', open: press(new RegExp(`^${t.layout.bell.label}`)) },
  { name: 'tutor-menu', path: '/nz', as: 'tutor', open: press(new RegExp(`^${t.layout.user.label}`), 'group') },
  { name: 'tutor-wallet', path: '/wallet', as: 'tutor' },

  { name: 'panel-sign-in', path: '/panel/' },
  { name: 'panel-desktop', path: '/panel/desktop/', as: 'staff 1' },
  { name: 'panel-orders', path: '/panel/users_orders/', as: 'staff 1' },
  { name: 'panel-orders-empty', path: '/panel/users_orders/?filter={"client_text":"nobody"}', as: 'staff 1' },
  { name: 'panel-order', path: '/panel/users_orders/?filter={"status":[3]}', as: 'staff 1', open: order },
  { name: 'panel-order-paid', path: '/panel/users_orders/?filter={"status":[7]}', as: 'staff 1', open: first(order, arrived(p.orders.review.save)) },
  { name: 'panel-order-edit', path: inWork, as: 'staff 1', open: first(order, next(p.common.edit), arrived(p.common.save)) },
  { name: 'panel-order-lost', path: inWork, as: 'staff 1', open: first(order, press(p.orders.actions.set_lost)) },
  { name: 'panel-order-find', path: inWork, as: 'staff 1', open: first(order, press(p.orders.find_tutor)) },
  { name: 'panel-bell', path: '/panel/users_orders/', as: 'staff 1', open: press(new RegExp(`^${p.notifications.title}`)) },
  { name: 'panel-filters', path: '/panel/users_orders/', as: 'staff 1', open: next(p.common.more_filters) },
  { name: 'panel-order-create', path: '/panel/users_orders/create/', as: 'staff 1' },
  { name: 'panel-tutors', path: '/panel/users_show/', as: 'staff 1' },
  { name: 'panel-tutor', path: '/panel/users_show/1/', as: 'staff 1' },
  { name: 'panel-clients', path: '/panel/clients_show/', as: 'staff 1' },
  { name: 'panel-client', path: '/panel/clients_show/1/', as: 'staff 1' },
  { name: 'panel-outbox', path: '/panel/outbox/', as: 'staff 1' },
  { name: 'panel-outbox-message', path: '/panel/outbox/', as: 'staff 1', open: openFirst('/panel/outbox/') },
  { name: 'panel-audit', path: '/panel/audit/', as: 'staff 1' },
  { name: 'panel-audit-line', path: '/panel/audit/', as: 'staff 1', open: openFirst('/panel/audit/') },
  { name: 'panel-no-record', path: '/panel/outbox/99999999/', as: 'staff 1', meets: [404] },
  { name: 'panel-no-sections', path: '/panel/', as: 'staff 3' },
]
