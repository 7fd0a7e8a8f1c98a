import { sql } from 'drizzle-orm'
import { AD_IMAGES } from '../../schemas/index.ts'
import { keepLinksOfText } from '../away/keep.ts'
import type { Moderated } from '../moderation/columns.ts'
import type { Kind } from '../moderation/kind.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { adImages, ads } from './table.ts'

export const adKind: Kind = {
  name: 'ad',
  // by the columns that it shares with posts
  table: ads as unknown as Moderated,
  images: adImages as unknown as Kind['images'],
  most: AD_IMAGES,
  letters: sql`char_length(${ads.text})`,
  searched: sql`(${ads.name} || ' ' || ${ads.preview})`,
  keepLinks: keepLinksOfText,
  mail: 'ad_need_revision',
  editPath: sitePaths.tutorAd,
}
