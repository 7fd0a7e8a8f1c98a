import type { Edition } from '../../editions/index.ts'
import { panelTextsOf } from '../../locales/panel.ts'
import { escaped } from '../html/escape.ts'

interface Told {
  nonce: string
  /** Where the words of its staff are. */
  ownWords?: string
  /** Name of the provider at which staff may sign in too. */
  openId?: string
  /** Of the member of staff who asks; 0: nobody is signed in. */
  status?: number
}

/** The back office's `index.html` for an edition, with the words that stand there when its texts do not come, and what its scripts have to know at once. */
export function panelShell(html: string, edition: Edition, { nonce, ownWords = '', openId = '', status = 0 }: Told): string {
  const { not_loaded, retry } = panelTextsOf(edition).common
  const values = {
    ...{ CSP_NONCE: nonce, EDITION: edition.code, LANGUAGE: edition.panelLanguage, OWN_WORDS: ownWords, OPENID: escaped(openId) },
    ...{ STATUS: String(status), NOT_LOADED: escaped(not_loaded), RETRY: escaped(retry) },
  }
  return html.replace(/%([A-Z_]+)%/g, (place, name: string) => values[name as keyof typeof values] ?? place)
}
