import type { Success } from '../../schemas/api.ts'
import type { getTutor, TutorProfile } from '../../schemas/index.ts'
import { videoId } from '../../theme/video.ts'
import { fill } from '../../theme/words.ts'
import { TutorTabs, TutorVideo } from '../behaviours/index.ts'
import { OrderFormDialog } from '../islands/index.ts'
import { failed, gone, notFound, page, type Visit } from '../page.ts'
import { hasPage } from '../routes.ts'
import { headOf } from '../server/meta.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { ProfileAbout } from '../tutors/profile/ProfileAbout.tsx'
import { ProfileLessons } from '../tutors/profile/ProfileLessons.tsx'
import { ProfilePlaces } from '../tutors/profile/ProfilePlaces.tsx'
import { ProfileReviews } from '../tutors/profile/ProfileReviews.tsx'
import { ProfileSchedule } from '../tutors/profile/ProfileSchedule.tsx'
import { ProfileTop } from '../tutors/profile/ProfileTop.tsx'
import video from '../tutors/profile/ProfileVideo.module.css'
import { RequestBar, RequestCard } from '../tutors/profile/RequestCard.tsx'
import { type SectionId, sectionsOf } from '../tutors/sections.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { Tabs } from '../ui/Tabs.tsx'
import styles from './Tutor.module.css'

type Answer = Success<typeof getTutor>

/** A tutor's profile (spec: public 2.15). */
export const tutor = page({
  cache: 60,
  compares: ['updated_tutor_schedule'],
  load,
  head: (data) => ({ ...headOf(data), ...(data.profile.avatar && { preload: data.profile.avatar.formats.preview_130 }) }),
  langLinks: ({ lang_links }) => lang_links,
  View: ({ data }) => <TutorView data={data} />,
})

/** Drafts and unknown ids are 404, the blocked and deleted 410 (spec: decisions TUT-1). */
async function load({ api, language, params, bot }: Visit) {
  const answer = await api.get('/client/tutor/get', { id: Number(params.id), lang: language, g_bot: bot ? 1 : 0 })
  if (answer.status === 'fail') return failed(answer)
  const { statusCode, profile } = answer.data
  if (statusCode === 410) return gone()
  return statusCode === 200 && profile ? { ...answer.data, profile } : notFound()
}

function TutorView({ data }: { data: Answer & { profile: TutorProfile } }) {
  const { profile, ga_updated_tutor_schedule: variant, metatags, breadcrumbs } = data
  const t = useTexts('tutors')
  const { breadcrumbs: label } = useTexts('layout')
  const href = useHref()
  const sections = sectionsOf(profile, variant)
  const crumbs = breadcrumbs.map(({ name, link }) => ({ label: name, ...(link !== null && { href: href(`/${link}`) }) }))
  return (
    <div className="col">
      <div className="split">
        <div className={`${styles.main} col`}>
          <ProfileTop tutor={profile} />
          <TutorTabs>
            <Tabs sticky label={t.tabs.label} tabs={sections.map((id, n) => ({ href: `#${id}`, label: t.tabs[id], current: n === 0 }))} />
          </TutorTabs>
          {sections.map((id) => (
            <Section key={id} id={id} tutor={profile} variant={variant} />
          ))}
          {metatags.h2text && (
            <section className="col read">
              {metatags.h2 && <h2>{metatags.h2}</h2>}
              <p>{metatags.h2text}</p>
            </section>
          )}
          <QuickLinks links={profile.quick_links} />
          <Breadcrumbs crumbs={crumbs} label={label} />
        </div>
        <RequestCard tutor={profile} />
      </div>
      <RequestBar tutor={profile} />
      <OrderFormDialog />
    </div>
  )
}

function Section({ id, tutor, variant }: { id: SectionId; tutor: TutorProfile; variant: number }) {
  if (id === 'lessons') return <ProfileLessons tutor={tutor} />
  if (id === 'shedule') return <ProfileSchedule tutor={tutor} variant={variant} />
  if (id === 'video') return <ProfileVideo tutor={tutor} />
  if (id === 'users_reviews') return <ProfileReviews tutor={tutor} />
  return (
    <>
      <ProfilePlaces tutor={tutor} />
      <ProfileAbout tutor={tutor} />
    </>
  )
}

function ProfileVideo({ tutor }: { tutor: TutorProfile }) {
  const t = useTexts('tutors').video
  const id = videoId(tutor.youtube_video)
  return (
    id && (
      <section id="video" className="col" aria-labelledby="video-title">
        <h2 id="video-title">{t.title}</h2>
        <TutorVideo id={id} title={fill(t.frame, { name: tutor.full_name })}>
          <LinkButton
            look="line"
            className={video.button ?? ''}
            href={`https://www.youtube.com/watch?v=${id}`}
            target="_blank"
            rel="noopener nofollow"
          >
            <Icon d={icons.screen} />
            {t.play}
          </LinkButton>
        </TutorVideo>
      </section>
    )
  )
}

/** Where the same is taught by others, as far as these pages exist (spec: public 2.15, quick links). */
function QuickLinks({ links }: { links: TutorProfile['quick_links'] }) {
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
