import { randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { linksOf } from '../html/sanitize.ts'
import { externalUrl, type Place } from './external.ts'
import { urlsIn } from './in-words.ts'
import { awayLinks } from './table.ts'

export type Writing = Pick<Context, 'tx' | 'now'> & Place

/** Makes the codes of the links to other sites that stand in an article; whoever shows others one that people wrote calls it before (spec: decisions AUTH-20). */
export const keepLinksOfArticle = (writing: Writing, html: string) => keep(writing, linksOf(html))

/** The same of plain words. */
export const keepLinksOfText = (writing: Writing, text: string) => keep(writing, urlsIn(text))

/** One that nobody can tell from the address, so that who writes a link learns its code no sooner than readers do. */
const newCode = () => randomBytes(16).toString('base64url')

async function keep({ tx, now, ...place }: Writing, hrefs: readonly string[]) {
  // in one order, so that two who write the same links do not wait for each other
  const urls = [...new Set(hrefs.flatMap((href) => externalUrl(href, place) ?? []))].sort()
  if (urls.length === 0) return
  await tx
    .insert(awayLinks)
    .values(urls.map((url) => ({ code: newCode(), url, created_at: now })))
    .onConflictDoNothing()
}
