import type { Edition } from '../../editions/index.ts'
import { panelTextsOf } from '../../locales/panel.ts'

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The back office's `index.html` for an edition, with the words that stand there when its texts do not come, and where those of its staff are. */
export function panelShell(html: string, edition: Edition, nonce: string, ownWords = ''): string {
  const { not_loaded, retry } = panelTextsOf(edition).common
  const values = {
    ...{ CSP_NONCE: nonce, EDITION: edition.code, LANGUAGE: edition.panelLanguage, OWN_WORDS: ownWords },
    ...{ NOT_LOADED: escaped(not_loaded), RETRY: escaped(retry) },
  }
  return html.replace(/%([A-Z_]+)%/g, (place, name: string) => values[name as keyof typeof values] ?? place)
}
