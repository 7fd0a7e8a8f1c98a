import type { Gets, Success } from '../../schemas/api.ts'
import type { Visit } from '../page.ts'
import { routeAt } from '../routes.ts'
import { type Frame, frameOf } from './frame.ts'
import { type LanguageLink, languageLinks } from './language-links.ts'

export type FooterData = Success<Gets['/client/footer']>

/** What the frame around a page shows. */
export interface LayoutData {
  frame: Frame
  languages: LanguageLink[]
  /** Null where there is no footer, or its call failed. */
  footer: FooterData | null
}

export async function loadLayout(
  { api, edition, language, path, query, host }: Visit,
  langLinks?: Readonly<Record<string, string>>,
): Promise<LayoutData> {
  const frame = frameOf(path, routeAt(edition, path, host)?.frame)
  // a page is not lost with its footer
  const answer = frame.footer ? await api.get('/client/footer', { lang: language }).catch(() => null) : null
  return { frame, languages: languageLinks({ edition, language, path, query, langLinks }), footer: answer?.status === 'success' ? answer.data : null }
}
