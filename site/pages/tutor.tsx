import type { Success } from '../../schemas/api.ts'
import type { getTutor, PublicProfile, TutorCard } from '../../schemas/index.ts'
import { FIRST_REVIEWS } from '../../schemas/review-terms.ts'
import { AdLine } from '../articles/AdEntry.tsx'
import { Html } from '../articles/Html.tsx'
import { Posts } from '../articles/Posts.tsx'
import { ViewedTutors } from '../behaviours/index.ts'
import { OrderFormDialog, PackagesDialog } from '../islands/index.ts'
import { PageCrumbs } from '../layout/PageCrumbs.tsx'
import { soldKinds } from '../packages/offer.ts'
import { failed, gone, notFound, page, type Visit } from '../page.ts'
import { hasPage, pathTo } from '../routes.ts'
import { headOf } from '../server/head.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { ProfileForm } from '../tutors/ProfileLink.tsx'
import { ProfileBody } from '../tutors/profile/ProfileBody.tsx'
import { stepAsked, withReviews } from '../tutors/review-steps.ts'
import { TutorLine } from '../tutors/TutorLine.tsx'
import preview from '../tutors/TutorPreview.module.css'
import portrait from '../ui/Avatar.module.css'
import button from '../ui/Button.module.css'
import price from '../ui/Price.module.css'
import rating from '../ui/Rating.module.css'
import styles from './Tutor.module.css'

type Answer = Success<typeof getTutor>

/** Similar tutors beside a profile; the way to all of them stands above. */
const SIMILAR = 7

/** A tutor's profile (spec: public 2.15). */
export const tutor = page({
  cache: 60,
  keeps: ['reviews'],
  compares: ['updated_tutor_schedule'],
  load,
  head: (data) => ({ ...headOf(data), ...(data.profile.avatar && { preload: data.profile.avatar.formats.preview_130 }) }),
  langLinks: ({ lang_links }) => lang_links,
  View: ({ data }) => <TutorView data={data} />,
})

/** Drafts and unknown ids are 404, the blocked and deleted 410 (spec: decisions TUT-1). */
async function load({ api, language, params, query, bot }: Visit) {
  const id = Number(params.id)
  const count = stepAsked(query.reviews)
  const [answer, similar, more] = await Promise.all([
    api.get('/client/tutor/get', { id, lang: language, g_bot: bot ? 1 : 0 }),
    api.get('/client/tutor/similar', { id, lang: language }),
    count > FIRST_REVIEWS && !bot && api.post('/client/tutor/reviews', { tutor_id: id, lang: language, limit: count }),
  ])
  if (answer.status === 'fail') return failed(answer)
  const { statusCode, profile } = answer.data
  if (statusCode === 410) return gone()
  if (statusCode !== 200 || !profile) return notFound()
  const { reviews } = (more && more.status === 'success' ? more.data : profile).order_reviews
  return { ...answer.data, profile: withReviews(profile, reviews, count), similar: similar.status === 'success' ? similar.data.tutors : [] }
}

function TutorView({ data }: { data: Answer & { profile: PublicProfile; similar: readonly TutorCard[] } }) {
  const { profile, similar, ga_updated_tutor_schedule: variant, metatags, breadcrumbs } = data
  return (
    <div className="col">
      <ProfileBody
        tutor={profile}
        variant={variant}
        below={
          <>
            <Similar tutors={similar} link={profile.catalog_link} />
            <Viewed id={profile.id} isOff={profile.is_catalog_disabled} />
            <QuickLinks links={profile.quick_links} />
            <PageCrumbs breadcrumbs={breadcrumbs} />
          </>
        }
      >
        {metatags.h2text && (
          <section className="read screen">
            <Html html={metatags.h2text} />
          </section>
        )}
        <Offers ads={profile.ads} />
        <Posts blogs={profile.blogs} tutor={profile.id} />
      </ProfileBody>
      <ProfileForm />
      <OrderFormDialog />
      {soldKinds(profile.packages).length > 0 && <PackagesDialog />}
    </div>
  )
}

/** What the tutor offers beside lessons (spec: public 2.15, ads). */
function Offers({ ads }: Pick<PublicProfile, 'ads'>) {
  const t = useTexts('content').ads
  return (
    ads.length > 0 && (
      <section className="col" aria-labelledby="ads-title">
        <h2 id="ads-title">{t.of_tutor}</h2>
        <AdLine ads={ads} isOwn />
      </section>
    )
  )
}

interface SimilarProps {
  tutors: readonly TutorCard[]
  /** Whole address of the catalogue of the first subject. */
  link: string
}

/** Others who teach the same nearby (spec: public 2.15, decisions CAT-16). */
function Similar({ tutors, link }: SimilarProps) {
  const t = useTexts('tutors').similar
  if (tutors.length === 0) return null
  return (
    <section className="col screen" aria-labelledby="similar-title">
      <div className="row">
        <h2 id="similar-title">{t.title}</h2>
        {/* an address of ours, whichever host it was made for */}
        <a className="push" href={new URL(link).pathname}>
          {t.all}
        </a>
      </div>
      <TutorLine tutors={tutors.slice(0, SIMILAR)} fills />
    </section>
  )
}

/** What the entries that the browser brings are drawn with: a page carries the styles whose names its HTML says. */
const entries = [preview, portrait, price, rating, button].map(({ root }) => root).join(' ')

/** Whom the visitor looked at before: its browser knows and fills it in (spec: decisions CAT-15). */
function Viewed({ id, isOff }: { id: number; isOff: boolean }) {
  const t = useTexts('tutors').viewed
  const href = useHref()
  return (
    <ViewedTutors id={id} isOff={isOff || undefined}>
      <section className="col screen" aria-labelledby="viewed-title" data-entries={entries} hidden>
        <div className="row">
          <h2 id="viewed-title">{t.title}</h2>
          <a className="push" href={href(pathTo('viewedTutors'))} rel="nofollow">
            {t.all}
          </a>
        </div>
        <TutorLine tutors={[]} />
      </section>
    </ViewedTutors>
  )
}

/** Where the same is taught by others, as far as these pages exist (spec: public 2.15, quick links). */
function QuickLinks({ links }: { links: PublicProfile['quick_links'] }) {
  const t = useTexts('tutors')
  const { edition } = useSite()
  const href = useHref()
  const known = links.filter(({ url }) => hasPage(edition, `/${url}`))
  return (
    known.length > 0 && (
      <nav className="col snug" aria-labelledby="links-title">
        <h2 id="links-title" className="l">
          {t.links}
        </h2>
        <ul className={styles.links}>
          {known.map(({ text, url }) => (
            <li key={url}>
              <a href={href(`/${url}`)}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    )
  )
}
