import { api } from '../../data-providers/index.ts'
import { StarButton } from '../ui/StarButton.tsx'
import { useTutor } from './tutor-record.ts'

const words = { button: 'tutors.favorite', on: 'tutors.done.favorite', off: 'tutors.done.not_favorite' }

/** Puts the tutor among one's own favourites. */
export function FavoriteButton() {
  const { id: tutor_id, favorite, full_name: name } = useTutor()
  const call = (add_favorite: boolean) => api.post('/admin/tutor/profile/set_favorite', { tutor_id, add_favorite })
  return <StarButton isOn={favorite} words={words} of={{ name }} call={call} />
}
