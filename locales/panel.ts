import type { PanelLanguage } from '../editions/language-table.ts'
import * as es from './es/panel/index.ts'
import type { Worded } from './types.ts'
import * as ua from './ua/panel/index.ts'

/** Texts of the back office by subject; a new subject is one line in `ua/panel/index.ts` and `es/panel/index.ts`. */
export type PanelTexts = { readonly [Subject in keyof typeof ua]: Worded<(typeof ua)[Subject]> }

/** Every text of the back office, as the product says it: `panelLocales[edition.panelLanguage][subject]`. */
export const panelLocales: Readonly<Record<PanelLanguage, PanelTexts>> = { ua, es }

interface Speaker {
  code: string
  panelLanguage: PanelLanguage
}

const own = new Map<string, PanelTexts>()

/** From now on an edition's back office speaks in these texts (spec: decisions SEO-4). */
export const speakInPanel = ({ code }: Speaker, texts: PanelTexts) => void own.set(code, texts)

/** Texts of an edition's back office: in the words of its staff, where they wrote some. */
export const panelTextsOf = ({ code, panelLanguage }: Speaker): PanelTexts => own.get(code) ?? panelLocales[panelLanguage]
