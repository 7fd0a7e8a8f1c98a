import type { TutorCard } from '../../schemas/index.ts'
import { useKept } from '../kept.tsx'
import { useHref, useTexts } from '../site.ts'
import { ProfileLink } from '../tutors/ProfileLink.tsx'
import { RequestButton } from '../tutors/RequestButton.tsx'
import { TutorPrice } from '../tutors/TutorPrice.tsx'
import { TutorRating } from '../tutors/TutorRating.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Line } from '../ui/Line.tsx'
import styles from './OnlineTutors.module.css'

interface Props {
  tutors: readonly TutorCard[]
  /** The online catalogue for the same. */
  link: string
}

/** Tutors who teach the same online, in a line that scrolls sideways (spec: public 2.11, decisions CAT-9). */
export function OnlineTutors({ tutors, link }: Props) {
  const t = useTexts('tutors')
  const href = useHref()
  const kept = useKept()
  return (
    <section id="best_online_tutors" className="col" aria-labelledby="online-title">
      <div className="row">
        <div>
          <h2 id="online-title" className="l">
            {t.online.title}
          </h2>
          <p className="s soft">{t.online.text}</p>
        </div>
        <a className="push" href={href(`/${link}`)}>
          {t.online.all}
        </a>
      </div>
      <Line className={styles.line}>
        {tutors.map((tutor) => (
          <li key={tutor.id} {...kept('online', tutor, () => <OnlineTutor tutor={tutor} />)} />
        ))}
      </Line>
    </section>
  )
}

const OnlineTutor = ({ tutor }: { tutor: TutorCard }) => (
  <article className={styles.tutor}>
    <Avatar src={tutor.avatar?.formats.preview} />
    <div className="col tight">
      <h3>
        <ProfileLink tutor={tutor}>{tutor.full_name}</ProfileLink>
      </h3>
      <TutorPrice tutor={tutor} />
      <TutorRating tutor={tutor} />
    </div>
    <RequestButton tutor={tutor} from="online" look="soft" full />
  </article>
)
