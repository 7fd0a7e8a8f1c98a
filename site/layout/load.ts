import type { Gets, Success } from '../../schemas/api.ts'
import type { Visit } from '../page.ts'
import { type Frame, frameOf } from './frame.ts'
import { type LanguageLink, languageLinks } from './language-links.ts'

export type FooterData = Success<Gets['/client/footer']>

/** What the frame around a page shows. */
export interface LayoutData {
  frame: Frame
  languages: LanguageLink[]
  /** Null where there is no footer, or its call failed: a page is not lost with it. */
  footer: FooterData | null
}

export async function loadLayout({ api, edition, language, path }: Visit, langLinks?: Readonly<Record<string, string>>): Promise<LayoutData> {
  const frame = frameOf(path)
  const answer = frame.footer ? await api.get('/client/footer', { lang: language }) : null
  return {
    frame,
    languages: languageLinks({ edition, language, path, langLinks }),
    footer: answer?.data && answer.status === 'success' ? answer.data : null,
  }
}
