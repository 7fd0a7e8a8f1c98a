import { desc, eq } from 'drizzle-orm'
import { SITE_PLACE } from '../../schemas/index.ts'
import { type Cache, UNTIL_CHANGED } from '../database/cache/cache.ts'
import { coreFileVersions } from './table.ts'

/** What the product says: pages may be read, the back office and calls may not. */
export const productRobots = `User-agent: *
Disallow: /panel$
Disallow: /panel/
Disallow: /api/
Allow: /api/uploads/
Allow: /api/texts/

Sitemap: ${SITE_PLACE}/sitemap.xml`

/** robots.txt of a site: what staff saved last, else the product's (spec: decisions SEO-4). */
export async function robotsOf(cache: Cache, siteUrl: string): Promise<string> {
  const own = await cache.keep('robots', UNTIL_CHANGED, async ({ db, cache }) => {
    cache.note('content')
    const [row] = await db
      .select({ robots: coreFileVersions.robots })
      .from(coreFileVersions)
      .where(eq(coreFileVersions.file, 'robots'))
      .orderBy(desc(coreFileVersions.id))
      .limit(1)
    return row?.robots ?? ''
  })
  return `${(own || productRobots).replaceAll(SITE_PLACE, siteUrl)}\n`
}
