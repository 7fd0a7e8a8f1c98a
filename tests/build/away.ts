import { eq } from 'drizzle-orm'
import { awayLinks } from '../../server/away/table.ts'
import type { Database } from '../../server/database/open.ts'

/** The code that was made for another site's address; none where nobody made one. */
export async function codeOf(database: Database, url: string): Promise<string | undefined> {
  const [link] = await database.drizzle.select().from(awayLinks).where(eq(awayLinks.url, url))
  return link?.code
}
