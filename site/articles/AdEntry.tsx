import type { AdCard } from '../../schemas/index.ts'
import { pathTo } from '../routes.ts'
import { useHref } from '../site.ts'
import { TutorPrice } from '../tutors/TutorPrice.tsx'
import { TutorRating } from '../tutors/TutorRating.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Line } from '../ui/Line.tsx'
import styles from './AdEntry.module.css'

/** What an ad is about: its subject, and the level where it has one. */
export const aboutOf = ({ lesson, level }: Pick<AdCard, 'lesson' | 'level'>) => [lesson.name, level?.name].filter(Boolean).join(' · ')

/** An ad in a list: what is offered, who offers it and for how much; all of it leads there. */
function AdEntry({ ad, heading: Heading, isOwn = false }: { ad: AdCard; heading: 'h2' | 'h3'; isOwn?: boolean }) {
  const href = useHref()
  const { id, alias, name, preview, tutor } = ad
  return (
    <article className={styles.root} data-visit={id}>
      <Heading className={styles.name}>
        <a href={href(pathTo('ad', { alias }))}>{name}</a>
      </Heading>
      <p className="soft">{preview}</p>
      <div className="row s">
        <span>{aboutOf(ad)}</span>
        <span className="push">
          <TutorPrice tutor={tutor} />
        </span>
      </div>
      {!isOwn && (
        <div className="row s">
          <Avatar src={tutor.avatar?.formats.preview} size="xs" />
          <span>{tutor.full_name}</span>
          <TutorRating tutor={tutor} />
        </div>
      )}
    </article>
  )
}

export const AdList = ({ ads, heading = 'h2' }: { ads: readonly AdCard[]; heading?: 'h2' | 'h3' }) => (
  <ul className={styles.list}>
    {ads.map((ad) => (
      <li key={ad.id}>
        <AdEntry ad={ad} heading={heading} />
      </li>
    ))}
  </ul>
)

/** Ads in a line that scrolls sideways, two of them in sight; `isOwn` on the page of who offers them (spec: public 9, ads carousel). */
export const AdLine = ({ ads, isOwn = false }: { ads: readonly AdCard[]; isOwn?: boolean }) => (
  <Line className={styles.line}>
    {ads.map((ad) => (
      <li key={ad.id}>
        <AdEntry ad={ad} heading="h3" isOwn={isOwn} />
      </li>
    ))}
  </Line>
)
