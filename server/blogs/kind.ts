import { sql } from 'drizzle-orm'
import { BLOG_IMAGES } from '../../schemas/index.ts'
import { keepLinksOfArticle } from '../away/keep.ts'
import type { Moderated } from '../moderation/columns.ts'
import type { Kind } from '../moderation/kind.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { blogImages, blogs } from './table.ts'

export const blogKind: Kind = {
  name: 'blog',
  // by the columns that it shares with ads
  table: blogs as unknown as Moderated,
  images: blogImages as unknown as Kind['images'],
  most: BLOG_IMAGES,
  letters: sql`${blogs.letters}`,
  searched: sql`(${blogs.name} || ' ' || ${blogs.description})`,
  keepLinks: keepLinksOfArticle,
  mail: 'blog_need_revision',
  editPath: sitePaths.tutorPost,
}
