/** What surrounds a page. */
export interface Frame {
  header: 'full' | 'logo' | 'languages' | 'none'
  /** Main navigation and sign-in menu in a full header. */
  navigation: boolean
  footer: boolean
}

/** Whether scripts of others may come in: not where a secret is typed, nor where a page only leads on. */
export const letsGuestsIn = ({ header, navigation }: Frame) => header !== 'none' && (header !== 'full' || navigation)

/** Whether there is nothing around the page: it only leads on. */
export const isBare = ({ header, footer }: Frame) => header === 'none' && !footer

/** Whether the header has its menus, that of the account among them. */
export const hasMenus = ({ header, navigation }: Frame) => header === 'full' && navigation

export type FrameName = 'full' | 'bare' | 'signIn' | 'request' | 'register' | 'test' | 'testRun'

/** Whether the page is a form to be filled in. */
export const isForm = (frame: Frame) => !hasMenus(frame) && frame.header !== 'languages'

/**
 * Header and footer by the frame that an address names in `routes.ts` (spec: public 2.2, 2.5): registration has no header, an order form only the
 * logo, a language test the logo and the languages; sign-in pages hide navigation and the sign-in menu. A page that only leads on has nothing around it.
 */
const frames: Readonly<Record<FrameName, Frame>> = {
  full: { header: 'full', navigation: true, footer: true },
  signIn: { header: 'full', navigation: false, footer: true },
  request: { header: 'logo', navigation: false, footer: false },
  register: { header: 'none', navigation: false, footer: true },
  test: { header: 'languages', navigation: false, footer: true },
  bare: { header: 'none', navigation: false, footer: false },
  testRun: { header: 'languages', navigation: false, footer: false },
}

/** The frame of a path whose address names none: below a form or a test even what is not found has theirs (spec: public 2.2). */
const namedByPath = (path: string): FrameName => (path.includes('/request/') ? 'request' : path.includes('/test/') ? 'test' : 'full')

/** What surrounds a path, by its address or by itself. */
export const frameOf = (path: string, named?: FrameName): Frame => frames[named ?? namedByPath(path)]
