/** What surrounds a page. */
export interface Frame {
  header: 'full' | 'logo' | 'languages' | 'none'
  /** Main navigation and sign-in menu in a full header. */
  navigation: boolean
  footer: boolean
}

/**
 * Header and footer by address (spec: public 2.2, 2.5): /register has no header, an order form only the logo, a language test
 * the logo and the languages; sign-in pages hide navigation and the sign-in menu.
 */
export function frameOf(path: string): Frame {
  const at = `${path.replace(/\/$/, '')}/`
  const isRequest = at.includes('/request/')
  return {
    header: at === '/register/' ? 'none' : isRequest ? 'logo' : at.includes('/test/') ? 'languages' : 'full',
    navigation: !['/login/', '/client-login/', '/recovery/'].includes(at),
    footer: !isRequest && at !== '/test/english/start/',
  }
}
