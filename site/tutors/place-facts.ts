import type { TutorCard } from '../../schemas/index.ts'
import { fill } from '../../theme/words.ts'
import { useTexts } from '../site.ts'
import type { Fact } from '../ui/Facts.tsx'
import * as icons from '../ui/icons.ts'
import { homePlaces } from './places.ts'

type Placed = Pick<TutorCard, 'work_online' | 'work_home' | 'work_client' | 'work_travel' | 'locations_home'>

/** Where a tutor teaches: online, at home in these districts, at the client's. */
export function usePlaceFacts(tutor: Placed): Fact[] {
  const t = useTexts('tutors')
  const common = useTexts('common')
  const place = homePlaces(tutor.locations_home).join(', ')
  return [
    ...(tutor.work_online ? [{ icon: icons.screen, text: common.online }] : []),
    ...(tutor.work_home ? [{ icon: icons.home, text: place ? fill(t.home_in, { place }) : t.home }] : []),
    ...(tutor.work_client || tutor.work_travel ? [{ icon: icons.pin, text: t.travels }] : []),
  ]
}
