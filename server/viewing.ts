import type { Language } from '../editions/index.ts'
import type { Context } from './context.ts'

/** What a public answer depends on besides its input. */
export type Viewing = Pick<Context, 'db' | 'cache' | 'edition' | 'language' | 'now' | 'siteUrl' | 'settings' | 'outside' | 'log'>

/** In the language asked for, where the edition speaks it. */
export function viewingOf({ db, cache, edition, language, now, siteUrl, settings, outside, log }: Context, lang?: Language): Viewing {
  const spoken = lang && edition.locales.includes(lang) ? lang : language
  return { db, cache, edition, language: spoken, now, siteUrl, settings, outside, log }
}
