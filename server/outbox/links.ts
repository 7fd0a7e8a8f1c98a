import { languageOf, localPath } from '../../editions/index.ts'
import type { Context } from '../context.ts'

/** An address in a message. Its `{secret}`, if it has one, is put in at delivery. */
export interface Link {
  url: string
  secret?: string
}

/** A page of the site in the receiver's language: a language that is not the edition's first has its prefix (spec: decisions WEB-3). */
export function siteLink({ edition, siteUrl }: Pick<Context, 'edition' | 'siteUrl'>, lang: string, path: string): string {
  return siteUrl + localPath(edition, languageOf(edition, lang), path)
}
