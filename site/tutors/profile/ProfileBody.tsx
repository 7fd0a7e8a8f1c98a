import type { ReactNode } from 'react'
import type { TutorProfile } from '../../../schemas/index.ts'
import { videoId } from '../../../theme/video.ts'
import { fill } from '../../../theme/words.ts'
import { TutorTabs, TutorVideo } from '../../behaviours/index.ts'
import { useTexts } from '../../site.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { type SectionId, sectionsOf } from '../sections.ts'
import { ProfileAbout } from './ProfileAbout.tsx'
import styles from './ProfileBody.module.css'
import { ProfileLessons } from './ProfileLessons.tsx'
import { ProfilePackages } from './ProfilePackages.tsx'
import { ProfilePlaces } from './ProfilePlaces.tsx'
import { ProfileReviews } from './ProfileReviews.tsx'
import { ProfileSchedule } from './ProfileSchedule.tsx'
import { ProfileTop } from './ProfileTop.tsx'
import video from './ProfileVideo.module.css'
import { RequestBar, RequestCard } from './RequestCard.tsx'

interface Props {
  tutor: TutorProfile
  /** Of the experiment that moves the week. */
  variant: number
  /** Shown to the tutor alone: nobody asks for a lesson there. */
  isPreview?: boolean
  /** Below its sections. */
  children?: ReactNode
  /** Below all of it, as wide as the page. */
  below?: ReactNode
}

/** A tutor's profile: the top card, tabs to its sections, and the request beside it (spec: public 2.15). */
export function ProfileBody({ tutor, variant, isPreview = false, children, below }: Props) {
  const t = useTexts('tutors')
  const sections = sectionsOf(tutor, variant)
  return (
    <>
      <div className="split">
        <div className={`${styles.main} col`}>
          <ProfileTop tutor={tutor} />
          <TutorTabs>
            <Tabs sticky label={t.tabs.label} tabs={sections.map((id, n) => ({ href: `#${id}`, label: t.tabs[id], current: n === 0 }))} />
          </TutorTabs>
          {sections.map((id) => (
            <Section key={id} id={id} tutor={tutor} variant={variant} />
          ))}
          {children}
        </div>
        <RequestCard tutor={tutor} inert={isPreview} />
      </div>
      {below && <div className={`${styles.main} ${styles.below} col`}>{below}</div>}
      <RequestBar tutor={tutor} inert={isPreview} />
    </>
  )
}

function Section({ id, tutor, variant }: { id: SectionId; tutor: TutorProfile; variant: number }) {
  if (id === 'lessons') return <ProfileLessons tutor={tutor} />
  if (id === 'packages') return <ProfilePackages tutor={tutor} />
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
      <section id="video" className="col screen" aria-labelledby="video-title">
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
