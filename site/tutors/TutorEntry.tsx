import type { TutorCard } from '../../schemas/index.ts'
import { fill } from '../../theme/words.ts'
import { PackagesLink } from '../packages/PackagesLink.tsx'
import { useTexts } from '../site.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import * as icons from '../ui/icons.ts'
import { useOwnLang } from './own-words.ts'
import { ProfileLink } from './ProfileLink.tsx'
import { usePlaceFacts } from './place-facts.ts'
import { RequestButton } from './RequestButton.tsx'
import styles from './TutorEntry.module.css'
import { TutorPrice } from './TutorPrice.tsx'
import { TutorRating } from './TutorRating.tsx'

/** Lessons that a card names before "all" (spec: public 2.13). */
const LESSONS = 3

interface Props {
  tutor: TutorCard
  /** Id of the city that the list is of; null: of no one city. */
  city: number | null
  /** Of the first screen. */
  eager?: boolean
  /** Its place in the list was bought. */
  paid?: boolean
}

/** A tutor in the catalogue: who, how much, how good, what, where, and the request; all of it leads to the profile (spec: public 2.13). */
export function TutorEntry({ tutor, city, eager = false, paid = false }: Props) {
  const t = useTexts('tutors')
  const common = useTexts('common')
  const places = usePlaceFacts(tutor, city)
  const off: Fact[] = tutor.is_catalog_disabled ? [{ icon: icons.info, text: t.unavailable }] : []
  return (
    <article className={styles.root}>
      <Avatar src={tutor.avatar?.formats.preview} eager={eager} className={styles.portrait ?? ''} />
      <div className={styles.body}>
        <div className={styles.head}>
          <div className={styles.name}>
            <h2>
              <ProfileLink tutor={tutor}>{tutor.full_name}</ProfileLink>
            </h2>
            <TutorPrice tutor={tutor} />
          </div>
          <div className="row">
            <TutorRating tutor={tutor} opens />
            {tutor.verified && (
              <Badge tone="ok" icon={icons.shield}>
                {common.verified}
              </Badge>
            )}
            {paid && <Badge>{common.top}</Badge>}
            <PackagesLink tutor={tutor} />
            {tutor.has_expanded_matura && <Badge tone="info">{t.expanded_matura}</Badge>}
          </div>
        </div>
        <Lessons lessons={tutor.lessons} all={t.all_lessons} />
        <p className={styles.about} lang={useOwnLang()(tutor.lang)}>
          {tutor.short_description}
        </p>
        <div className={styles.act}>
          <Facts facts={[...off, ...places]} />
          <RequestButton tutor={tutor} look="soft" />
        </div>
      </div>
    </article>
  )
}

const listed = (lessons: TutorCard['lessons']) => lessons.map(({ name }) => name).join(' · ')

const Lessons = ({ lessons, all }: { lessons: TutorCard['lessons']; all: string }) => (
  <div className={styles.lessons}>
    {listed(lessons.slice(0, LESSONS))}{' '}
    {lessons.length > LESSONS && (
      <details className={styles.more}>
        <summary className="textbtn">{fill(all, { count: lessons.length })}</summary>
        {listed(lessons.slice(LESSONS))}
      </details>
    )}
  </div>
)
