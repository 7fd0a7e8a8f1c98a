import { CONTENT_STATUS } from '../../schemas/content-life.ts'
import type { PublicAd } from '../../schemas/index.ts'
import { formatLongDate } from '../../theme/dates.ts'
import { fill } from '../../theme/words.ts'
import { AdList, aboutOf } from '../articles/AdEntry.tsx'
import { Prose } from '../articles/Article.tsx'
import { missing } from '../articles/moved.ts'
import { AdView, OwnAd } from '../behaviours/index.ts'
import { OrderFormDialog } from '../islands/index.ts'
import { WithCrumbs } from '../layout/WithCrumbs.tsx'
import { ContentBadge } from '../moderation/ContentBadge.tsx'
import { notFound, page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { headOf } from '../server/head.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { TutorSheet } from '../tutors/TutorSheet.tsx'
import { Button, LinkButton } from '../ui/Button.tsx'
import { FieldError } from '../ui/Field.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './Ad.module.css'

const WIDE = '(min-width: 46rem) 42rem, calc(100vw - 2rem)'

/** An own ad that nobody else sees: where it stands, and what its tutor may do next (spec: public 2.16). */
const ownAd = page({
  isOwn: true,
  async load({ api, params }) {
    const answer = await api.get('/tutor/ad/get', { alias: params.alias ?? '' })
    return answer.status === 'fail' ? notFound() : answer.data.ad
  },
  head: ({ name }) => ({ title: name, robots: 'noindex, nofollow' }),
  View: ({ data: ad }) => {
    const { ads: t } = useTexts('content')
    const { status, about } = useTexts('tutor-ads')
    const href = useHref()
    const isReturned = ad.status === CONTENT_STATUS.needs_revision
    return (
      <article className="col wide">
        <header className="col snug">
          <h1>{ad.name}</h1>
          <p className="soft">{[ad.lesson_name, ad.level_name].filter(Boolean).join(' · ')}</p>
        </header>
        <aside className="sheet col snug" aria-label={t.own}>
          <div className="row">
            <b>{t.own}</b>
            <ContentBadge status={ad.status} words={status} />
            <LinkButton look="line" small className="push" href={href(pathTo('tutorAd', { id: ad.id }))}>
              {t.edit}
            </LinkButton>
          </div>
          {/* one that staff let through is hidden with its tutor's profile */}
          {ad.status !== CONTENT_STATUS.published && <p>{about[ad.status as keyof typeof about]}</p>}
          {isReturned && <p>{ad.revision_comment}</p>}
        </aside>
        <p className={styles.words}>{ad.preview}</p>
        <p className={styles.words}>{ad.text}</p>
        <Pictures images={ad.images} from={1} />
      </article>
    )
  },
})

/** A tutor's ad with its pictures, who offers it, and what else they do (spec: public 2.16, decisions CNT-2). */
export const ad = page({
  cache: 300,
  own: ownAd,
  async load(visit) {
    const { api, language, params } = visit
    const answer = await api.get('/client/ads', { alias: params.alias ?? '', lang: language })
    if (answer.status === 'fail') return missing(answer, visit)
    const { ad, ...rest } = answer.data
    return ad ? { ...rest, ad } : notFound()
  },
  head: (data) => headOf(data),
  langLinks: ({ lang_links }) => lang_links,
  View: ({ data: { ad, others, breadcrumbs } }) => {
    const { edition, language } = useSite()
    const t = useTexts('content').ads
    const [first, ...more] = ad.images
    return (
      <WithCrumbs breadcrumbs={breadcrumbs}>
        <div className="split col far">
          <div className="col far">
            <article className="col wide" data-ad={ad.id}>
              <header className="col snug">
                <h1>{ad.name}</h1>
                <p className="row soft">
                  <span>{aboutOf(ad)}</span>
                  <span>{fill(t.published, { date: formatLongDate(ad.date_pablish, edition, language) })}</span>
                </p>
              </header>
              <Own id={ad.id} tutor={ad.tutor.id} />
              <AdView id={ad.id} />
              {first && <Picture image={first} eager sizes={WIDE} alt={fill(t.picture, { n: 1 })} className="read" />}
              <Prose html={ad.text} lead={ad.preview} />
              <Pictures images={more} from={2} />
            </article>
            {others.length > 0 && (
              <section className="col" aria-labelledby="others">
                <h2 id="others">{t.others}</h2>
                <AdList ads={others} heading="h3" />
              </section>
            )}
          </div>
          <TutorSheet tutor={ad.tutor} label={t.tutor} lesson={ad.lesson.id} />
        </div>
        <OrderFormDialog />
      </WithCrumbs>
    )
  },
})

interface PicturesProps {
  images: PublicAd['images']
  /** Number of the first. */
  from: number
}

function Pictures({ images, from }: PicturesProps) {
  const { ads: t } = useTexts('content')
  if (images.length === 0) return null
  return (
    <ul className={styles.pictures}>
      {images.map((image, at) => (
        <li key={image.image_id}>
          <Picture image={image} sizes="(min-width: 46rem) 20rem, calc(100vw - 2rem)" alt={fill(t.picture, { n: from + at })} />
        </li>
      ))}
    </ul>
  )
}

/** What its tutor sees of an own ad on a wide screen: the page is the same for everybody, so it is shown to whom the ad belongs by script. */
function Own({ id, tutor }: { id: number; tutor: number }) {
  const t = useTexts('content').ads
  const { status } = useTexts('tutor-ads')
  const { failed } = useTexts('common')
  const href = useHref()
  return (
    <OwnAd id={id} tutor={tutor}>
      <aside className="sheet from-m" aria-label={t.own} hidden>
        <div className="row">
          <b>{t.own}</b>
          <ContentBadge status={CONTENT_STATUS.published} words={status} />
          <LinkButton look="line" small className="push" href={href(pathTo('tutorAd', { id }))}>
            {t.edit}
          </LinkButton>
          <Button look="line" small>
            {t.disable}
          </Button>
        </div>
        <div role="alert">
          <div hidden>
            <FieldError>{failed.other}</FieldError>
          </div>
        </div>
      </aside>
    </OwnAd>
  )
}
