import type * as z from 'zod/mini'
import type { H2Text, listH2Texts, PageMetatags } from '../../schemas/index.ts'

/** Its texts stand beside these, each under `ua·title`. */
export interface Combination extends Omit<H2Text, 'catalog_metatags'> {
  id: number
  /** In which there are texts. */
  languages: string[]
  shown?: Shown
}
/** What the page says by its template; null where there is no such page. */
export type Shown = z.output<(typeof listH2Texts)['answer']>['shown']
export type PageRecord = PageMetatags & { id: number }
