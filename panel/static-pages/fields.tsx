import { useRecordContext, useTranslate } from 'react-admin'
import type * as z from 'zod/mini'
import { localPath } from '../../editions/local-path.ts'
import type { StaticPageRow } from '../../schemas/index.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge } from '../ui/Badge.tsx'
import { Row } from '../ui/boxes.ts'
import { Moment } from '../ui/moments.tsx'

export type PageRecord = z.output<typeof StaticPageRow> & { shown: boolean }

export function NameLink() {
  const page = useRecordContext<PageRecord>()
  return page ? <Link to={pathTo(slugs.static_pages, page.id)}>{page.name}</Link> : null
}

/** Where it stands on the site; opened there while visitors see it. */
export function SitePath() {
  const page = useRecordContext<PageRecord>()
  const edition = useEdition()
  if (!page) return null
  const path = localPath(edition, page.lang, `/${page.alias}`)
  return page.shown ? (
    <a href={path} target="_blank" rel="noopener">
      {path}
    </a>
  ) : (
    path
  )
}

export function Marks() {
  const page = useRecordContext<PageRecord>()
  const translate = useTranslate()
  if (!page) return null
  return (
    <Row>
      {!page.shown && <Badge tone="gone">{translate('static_pages.hidden')}</Badge>}
      {page.noindex && <Badge tone="mute">{translate('static_pages.fields.noindex')}</Badge>}
      {page.linked && <Badge tone="info">{translate('static_pages.linked')}</Badge>}
    </Row>
  )
}

export function Updated() {
  const page = useRecordContext<PageRecord>()
  return page ? <Moment at={page.updated_at} /> : null
}
