import { api } from '../../data-providers/index.ts'
import { isHereStill } from '../../schemas/tutor-life.ts'
import { AvatarButton } from '../ui/avatar/AvatarButton.tsx'
import { useReadTutorAgain, useTutor } from './tutor-record.ts'

/** The tutor's face. */
export function TutorFace() {
  const { id: tutor_id, status, avatar, avatar_original, first_name } = useTutor()
  const readAgain = useReadTutorAgain()
  return (
    <AvatarButton
      url={avatar?.preview_url ?? null}
      name={first_name}
      mayChange={isHereStill(status)}
      original={avatar_original?.url ?? null}
      set={(file) => api.post('/admin/tutor/profile/avatar/set', { tutor_id, avatar: file })}
      crop={(part) => api.post('/admin/tutor/profile/avatar/crop', { tutor_id, ...part })}
      remove={() => api.post('/admin/tutor/profile/avatar/remove', { tutor_id })}
      onChanged={() => readAgain(tutor_id)}
    />
  )
}
