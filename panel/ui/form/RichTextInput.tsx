import { onDemand } from '../on-demand.tsx'
import type { RichTextProps } from '../rich-text/types.ts'
import { Skeleton } from '../Skeleton.tsx'

/** An article: headings, lists, links, quotes, tables and pictures, kept as HTML that the server makes harmless once more. Its editor is fetched with it alone. */
export const RichTextInput = onDemand<'RichText', RichTextProps>(
  () => import('../rich-text/RichText.tsx'),
  'RichText',
  () => <Skeleton lines={6} />,
)
