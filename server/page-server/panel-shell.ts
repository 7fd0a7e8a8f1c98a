import type { Edition } from '../../editions/index.ts'
import { panelLocales } from '../../locales/panel.ts'

/** The back office's `index.html` for an edition, with the words that stand there when its texts do not come. */
export function panelShell(html: string, { code, panelLanguage }: Edition, nonce: string): string {
  const { not_loaded, retry } = panelLocales[panelLanguage].common
  const values = { CSP_NONCE: nonce, EDITION: code, LANGUAGE: panelLanguage, NOT_LOADED: not_loaded, RETRY: retry }
  return html.replace(/%([A-Z_]+)%/g, (place, name: string) => values[name as keyof typeof values] ?? place)
}
