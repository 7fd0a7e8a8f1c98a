import { styled } from '@mui/material/styles'
import { useRecordContext, useTranslate } from 'react-admin'
import type * as z from 'zod/mini'
import type { NewsRow } from '../../schemas/index.ts'
import { formatMark } from '../../theme/marks.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge } from '../ui/Badge.tsx'
import { Numbers, Row, Soft } from '../ui/boxes.ts'
import { useLanguageName } from '../ui/languages/languages.ts'
import { Day } from '../ui/moments.tsx'

export type NewsRecord = z.output<typeof NewsRow>

const Thumb = styled('img')({
  width: '3.5rem',
  height: '2.5rem',
  objectFit: 'cover',
  borderRadius: 'var(--r-s)',
  filter: 'var(--photo)',
  flex: 'none',
  'span&': { background: 'var(--sunk)' },
})

/** Its picture, and its name, which leads to it. */
export function NameLink() {
  const news = useRecordContext<NewsRecord>()
  if (!news) return null
  return (
    <Row style={{ flexWrap: 'nowrap' }}>
      {news.image ? <Thumb src={news.image.url} alt="" loading="lazy" /> : <Thumb as="span" />}
      <Link to={pathTo(slugs.news, news.id)}>{news.name}</Link>
    </Row>
  )
}

/** Whether visitors see it, and if not, why. */
export function Standing() {
  const news = useRecordContext<NewsRecord>()
  const translate = useTranslate()
  if (!news) return null
  const { shown, published, active } = news
  if (shown)
    return (
      <Badge tone="ok" icon="check">
        {translate('news.states.shown')}
      </Badge>
    )
  if (!published)
    return (
      <Badge tone="mark" icon="edit">
        {translate('news.states.draft')}
      </Badge>
    )
  return <Badge tone="gone">{translate(active ? 'news.states.category_off' : 'news.states.hidden')}</Badge>
}

export function Published() {
  const news = useRecordContext<NewsRecord>()
  return news ? <Day at={news.published_at} /> : null
}

export function LanguageName() {
  const lang = useRecordContext<{ id: number; lang: string }>()?.lang
  const nameOf = useLanguageName()
  return lang === undefined ? null : nameOf(lang)
}

/** What readers thought of it. */
export function Rating() {
  const rating = useRecordContext<NewsRecord>()?.rating
  const edition = useEdition()
  if (!rating?.count) return null
  return (
    <Numbers>
      {formatMark(rating.avg ?? 0, edition, edition.panelLanguage)} <Soft>({rating.count})</Soft>
    </Numbers>
  )
}
