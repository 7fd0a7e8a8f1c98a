import type { Gets, Success } from '../../schemas/api.ts'
import type { Visit } from '../page.ts'
import { routeAt } from '../routes.ts'
import { type Frame, frameOf, isBare } from './frame.ts'
import { type LanguageLink, languageLinks } from './language-links.ts'

export type FooterData = Success<Gets['/client/footer']>

/** What the frame around a page shows. */
export interface LayoutData {
  frame: Frame
  languages: LanguageLink[]
  /** Null where there is no footer, or its call failed. */
  footer: FooterData | null
  /** Those of `Site`: what asks about cookies stands where there is no footer too. */
  hiddenPages: readonly string[]
}

export async function loadLayout(
  { api, edition, language, path, query, host }: Visit,
  langLinks?: Readonly<Record<string, string>>,
): Promise<LayoutData> {
  const frame = frameOf(path, routeAt(edition, path, host)?.frame)
  // a page is not lost with its footer
  const answer = isBare(frame) ? null : await api.get('/client/footer', { lang: language }).catch(() => null)
  const data = answer?.status === 'success' ? answer.data : null
  const languages = languageLinks({ edition, language, path, query, langLinks })
  return { frame, languages, footer: frame.footer ? data : null, hiddenPages: data?.hidden_pages ?? [] }
}
