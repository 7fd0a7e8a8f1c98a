import type { TutorCard } from '../../schemas/index.ts'
import { fill } from '../../theme/words.ts'
import { useTexts } from '../site.ts'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { homePlaces } from './places.ts'
import styles from './TutorFacts.module.css'

export interface FactLine {
  icon: string
  text: string
}

/** Short facts with an icon each, in lines as long as the place allows. */
export const Facts = ({ facts }: { facts: readonly FactLine[] }) => (
  <ul className={styles.root}>
    {facts.map(({ icon, text }) => (
      <li key={text}>
        <Icon d={icon} />
        {text}
      </li>
    ))}
  </ul>
)

type Placed = Pick<TutorCard, 'work_online' | 'work_home' | 'work_client' | 'work_travel' | 'locations_home'>

/** Where a tutor teaches: online, at home in these districts, at the client's. */
export function usePlaceFacts(tutor: Placed): FactLine[] {
  const t = useTexts('tutors')
  const common = useTexts('common')
  const place = homePlaces(tutor.locations_home).join(', ')
  return [
    ...(tutor.work_online ? [{ icon: icons.screen, text: common.online }] : []),
    ...(tutor.work_home ? [{ icon: icons.home, text: place ? fill(t.home_in, { place }) : t.home }] : []),
    ...(tutor.work_client || tutor.work_travel ? [{ icon: icons.pin, text: t.travels }] : []),
  ]
}
