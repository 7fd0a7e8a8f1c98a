import { api } from '../../data-providers/api.ts'
import type { TutorAd } from '../../schemas/ads-tutor.ts'
import { CONTENT_STATUS } from '../../schemas/content-life.ts'
import { MOST_ADS } from '../../schemas/content-limits.ts'
import { formatDate } from '../../theme/dates.ts'
import { fill, plural } from '../../theme/words.ts'
import { ContentActions } from '../moderation/ContentActions.tsx'
import { ContentBadge } from '../moderation/ContentBadge.tsx'
import styles from '../moderation/ContentList.module.css'
import { Pages } from '../orders/Pages.tsx'
import { Outcome, page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Note } from '../ui/Note.tsx'
import { useCabinet } from './Cabinet.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'
import { pageIn, pastTheEnd } from './page-in.ts'

/** The tutor's ads, where each stands, and the way to another (spec: decisions CNT-2). */
export const screen = page({
  role: 'tutor',
  texts: ['tutor-ads'],
  keeps: ['page'],
  async load(visit) {
    const number = pageIn(visit.query)
    const data = loaded(await visit.api.get('/tutor/ads/get', { page: number }))
    return data instanceof Outcome || data === null ? data : (pastTheEnd(visit, data.pages_count) ?? { ...data, page: number })
  },
  head: (_, { texts }) => ({ title: texts('tutor-ads').title }),
  View: ({ data }) => {
    const t = useTexts('tutor-ads')
    const href = useHref()
    if (!data) return <LoadFailed />
    const add = <LinkButton href={href(pathTo('newTutorAd'))}>{t.add}</LinkButton>
    const isFull = data.total_count >= MOST_ADS
    return (
      <div className="col wide">
        <div className="row">
          <h1>{t.title}</h1>
          {!isFull && data.ads.length > 0 && <div className="push">{add}</div>}
        </div>
        {isFull && <Note tone="info">{fill(t.full, { count: MOST_ADS })}</Note>}
        {data.ads.length === 0 ? (
          <Empty {...t.empty} drawing="ads">
            {add}
          </Empty>
        ) : (
          <ul className={styles.list}>
            {data.ads.map((ad) => (
              <li key={ad.id} tabIndex={-1}>
                <Ad ad={ad} />
              </li>
            ))}
          </ul>
        )}
        <Pages page={data.page} pages={data.pages_count} />
      </div>
    )
  },
})

function Ad({ ad }: { ad: TutorAd }) {
  const { edition, language } = useSite()
  const { reload } = useCabinet()
  const t = useTexts('tutor-ads')
  const href = useHref()
  const path = href(pathTo('tutorAd', { id: ad.id }))
  const [image] = ad.images
  const when =
    ad.status === CONTENT_STATUS.published && ad.date_pablish
      ? fill(t.since, { date: formatDate(ad.date_pablish, edition) })
      : fill(t.waiting, { date: formatDate(ad.sent_at, edition) })
  return (
    <>
      <div className={styles.head}>
        <div className="col snug">
          <p className="row">
            <ContentBadge status={ad.status} words={t.status} />
            <span className="s soft nowrap">{when}</span>
            {ad.views > 0 && <span className="s soft">{plural(t.views, ad.views, edition, language)}</span>}
          </p>
          <h2 className="l">
            <a className="quiet" href={path}>
              {ad.name}
            </a>
          </h2>
          <p className="s soft">{[ad.lesson_name, ad.level_name].filter(Boolean).join(' · ')}</p>
          <p className={styles.preview}>{ad.preview}</p>
        </div>
        {image && <img className={styles.picture} src={image.url} alt="" width={image.width} height={image.height} loading="lazy" />}
      </div>
      {ad.status === CONTENT_STATUS.needs_revision && ad.revision_comment && <Note tone="mark">{ad.revision_comment}</Note>}
      <div className="row">
        <LinkButton look="soft" href={path} aria-label={`${t.edit}: ${ad.name}`}>
          {t.edit}
        </LinkButton>
        <ContentActions item={ad} words={t} change={(asked) => api.post('/tutor/ad/change_status', { ad: asked })} onDone={reload} />
      </div>
    </>
  )
}
