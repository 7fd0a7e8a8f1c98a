import type { TutorCard } from '../../schemas/index.ts'
import { fill } from '../../theme/words.ts'
import { useTexts } from '../site.ts'
import type { Fact } from '../ui/Facts.tsx'
import * as icons from '../ui/icons.ts'
import { homePlaces } from './places.ts'

type Placed = Pick<TutorCard, 'work_online' | 'work_home' | 'work_client' | 'work_travel' | 'locations_home' | 'city'>

/** Where a tutor teaches: online, at home in these places, at the client's. On a page that is not of one city (null) the city is said, once. */
export function usePlaceFacts(tutor: Placed, city: number | null): Fact[] {
  const t = useTexts('tutors')
  const common = useTexts('common')
  const place = homePlaces(tutor.locations_home, city).join(', ')
  const isCityKnown = city !== null || (tutor.work_home && place)
  const travels = isCityKnown || !tutor.city ? t.travels : fill(t.travels_in, { place: tutor.city.name })
  return [
    ...(tutor.work_online ? [{ icon: icons.screen, text: common.online }] : []),
    ...(tutor.work_home ? [{ icon: icons.home, text: place ? fill(t.home_in, { place }) : t.home }] : []),
    ...(tutor.work_client || tutor.work_travel ? [{ icon: icons.pin, text: travels }] : []),
  ]
}
