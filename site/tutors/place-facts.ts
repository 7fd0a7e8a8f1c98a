import type { TutorCard } from '../../schemas/index.ts'
import { fill } from '../../theme/words.ts'
import { useTexts } from '../site.ts'
import type { Fact } from '../ui/Facts.tsx'
import * as icons from '../ui/icons.ts'
import { homeCities, homePlaces, wholeHomePlaces } from './places.ts'

type Placed = Pick<TutorCard, 'work_online' | 'work_home' | 'work_client' | 'work_travel' | 'locations_home' | 'city'>

/** In a list of one city its districts tell more; elsewhere the city has to be said. */
const namings = { district: homePlaces, city: homeCities, both: wholeHomePlaces }

/** Where a tutor teaches: online, at home in these places, at the client's; the city once. */
export function usePlaceFacts(tutor: Placed, naming: keyof typeof namings): Fact[] {
  const t = useTexts('tutors')
  const common = useTexts('common')
  const place = namings[naming](tutor.locations_home).join(naming === 'both' ? '; ' : ', ')
  const isCitySaid = naming === 'district' || (tutor.work_home && place)
  const travels = isCitySaid || !tutor.city ? t.travels : fill(t.travels_in, { place: tutor.city.name })
  return [
    ...(tutor.work_online ? [{ icon: icons.screen, text: common.online }] : []),
    ...(tutor.work_home ? [{ icon: icons.home, text: place ? fill(t.home_in, { place }) : t.home }] : []),
    ...(tutor.work_client || tutor.work_travel ? [{ icon: icons.pin, text: travels }] : []),
  ]
}
