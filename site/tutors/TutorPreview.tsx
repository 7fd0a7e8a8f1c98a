import type { TutorCard } from '../../schemas/index.ts'
import { useTexts } from '../site.ts'
import { Avatar } from '../ui/Avatar.tsx'
import button from '../ui/Button.module.css'
import { useOwnLang } from './own-words.ts'
import { ProfileLink } from './ProfileLink.tsx'
import styles from './TutorPreview.module.css'
import { TutorPrice } from './TutorPrice.tsx'
import { TutorRating } from './TutorRating.tsx'

interface Props {
  tutor: TutorCard
  eager?: boolean
  /** Of the name among the page's headings, where it is not the third. */
  level?: 2
}

/** A tutor in a few lines, leading to the profile (spec: public 2.13, preview card). */
export function TutorPreview({ tutor, eager, level }: Props) {
  const t = useTexts('main')
  return (
    <article className={styles.root}>
      <Avatar src={tutor.avatar?.formats.preview} size="xl" eager={eager ?? false} />
      <div className="col snug">
        <h3 aria-level={level}>{tutor.full_name}</h3>
        <TutorPrice tutor={tutor} />
        <TutorRating tutor={tutor} />
      </div>
      <p className={styles.about} lang={useOwnLang()(tutor.lang)}>
        {tutor.short_description}
      </p>
      <ProfileLink tutor={tutor} className={`${button.root} ${button.soft} ${styles.profile}`}>
        {t.profile}
        <span className="hide">, {tutor.full_name}</span>
      </ProfileLink>
    </article>
  )
}
