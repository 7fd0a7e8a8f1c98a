import type * as z from 'zod/mini'
import type { FormTexts } from '../../data-providers/seo.ts'
import type { H2Text, listH2Texts, PageMetatags } from '../../schemas/index.ts'

export interface Combination extends Omit<H2Text, 'catalog_metatags'> {
  id: number
  catalog_metatags: Record<string, FormTexts>
  /** What the page says by its template. */
  shown?: z.output<(typeof listH2Texts)['answer']>['shown']
}
export type PageRecord = PageMetatags & { id: number }
