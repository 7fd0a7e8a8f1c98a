import type { SQL } from 'drizzle-orm'
import type { Writing } from '../away/keep.ts'
import type { Scope } from '../database/cache/scopes.ts'
import type { MailTemplate } from '../outbox/templates.ts'
import type { Moderated, Pictured } from './columns.ts'

/** What tells ads from posts where staff do the same with both. */
export interface Kind {
  name: 'ad' | 'blog'
  table: Moderated
  images: Pictured
  /** Its pictures, at most. */
  most: number
  /** How many letters one reads in it. */
  letters: SQL<number>
  /** Found by its words. */
  searched: SQL
  /** Makes the codes of the links in its text. */
  keepLinks: (writing: Writing, text: string) => Promise<void>
  /** Tells the tutor what to mend. */
  mail: MailTemplate
  /** Where the tutor mends it. */
  editPath: (id: number) => string
}

/** What is drawn from ads and posts that visitors see. */
export const SEEN: readonly Scope[] = ['content']
