import type { PanelLanguage } from '../editions/language-table.ts'
import * as es from './es/panel/index.ts'
import type { Worded } from './types.ts'
import * as ua from './ua/panel/index.ts'

/** Texts of the back office by subject; a new subject is one line in `ua/panel/index.ts` and `es/panel/index.ts`. */
export type PanelTexts = { readonly [Subject in keyof typeof ua]: Worded<(typeof ua)[Subject]> }

/** Every text of the back office: `panelLocales[edition.panelLanguage][subject]`. */
export const panelLocales: Readonly<Record<PanelLanguage, PanelTexts>> = { ua, es }
