import type { TutorCard } from '../../schemas/index.ts'
import { useTexts } from '../site.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'
import button from '../ui/Button.module.css'
import { Facts } from '../ui/Facts.tsx'
import * as icons from '../ui/icons.ts'
import { useOwnLang } from './own-words.ts'
import { ProfileLink } from './ProfileLink.tsx'
import { usePlaceFacts } from './place-facts.ts'
import styles from './TutorBrief.module.css'
import preview from './TutorPreview.module.css'
import { TutorPrice } from './TutorPrice.tsx'
import { TutorRating } from './TutorRating.tsx'

const LESSONS = 3

/** Tutors for who has looked for nothing yet, two beside each other where there is room. */
export const TutorBriefs = ({ tutors }: { tutors: readonly TutorCard[] }) => (
  <ul className={styles.list}>
    {tutors.map((tutor) => (
      <li key={tutor.id}>
        <TutorBrief tutor={tutor} />
      </li>
    ))}
  </ul>
)

/** A tutor as in the catalogue, who, how much, how good, what and where, leading to the profile. */
function TutorBrief({ tutor }: { tutor: TutorCard }) {
  const t = useTexts('main')
  const common = useTexts('common')
  return (
    <article className={styles.root}>
      <Avatar src={tutor.avatar?.formats.preview} className={styles.portrait ?? ''} />
      <div className={styles.name}>
        <h3>{tutor.full_name}</h3>
        <TutorPrice tutor={tutor} />
      </div>
      <div className="row">
        <TutorRating tutor={tutor} />
        {tutor.verified && (
          <Badge tone="ok" icon={icons.shield}>
            {common.verified}
          </Badge>
        )}
      </div>
      <div className={styles.rest}>
        <p className={styles.lessons}>
          {tutor.lessons
            .slice(0, LESSONS)
            .map(({ name }) => name)
            .join(' · ')}
        </p>
        <p className={preview.about} lang={useOwnLang()(tutor.lang)}>
          {tutor.short_description}
        </p>
        <div className={styles.act}>
          <Facts facts={usePlaceFacts(tutor, null)} />
          <ProfileLink tutor={tutor} className={`${button.root} ${button.soft} ${preview.profile} ${styles.profile}`}>
            {t.profile}
            <span className="hide">, {tutor.full_name}</span>
          </ProfileLink>
        </div>
      </div>
    </article>
  )
}
