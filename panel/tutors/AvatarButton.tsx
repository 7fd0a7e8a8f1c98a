import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../../data-providers/index.ts'
import { isHereStill } from '../../schemas/tutor-life.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { useReadTutorAgain, useTutor } from './tutor-record.ts'

const AvatarDialog = onDemand(() => import('../ui/avatar/AvatarDialog.tsx'), 'AvatarDialog')

/** The tutor's face, which opens what can be done with it (spec: decisions API-15). */
export function AvatarButton() {
  const { id: tutor_id, status, avatar, avatar_original, first_name } = useTutor()
  const [isOpen, setOpen] = useState(false)
  const readAgain = useReadTutorAgain()
  const translate = useTranslate()
  const face = <Avatar url={avatar?.preview_url ?? null} name={first_name} />
  if (!isHereStill(status)) return face
  return (
    <>
      <ButtonBase aria-label={translate('avatar.change')} title={translate('avatar.change')} onClick={() => setOpen(true)}>
        {face}
      </ButtonBase>
      {isOpen && (
        <AvatarDialog
          original={avatar_original?.url ?? null}
          set={(file) => api.post('/admin/tutor/profile/avatar/set', { tutor_id, avatar: file })}
          crop={(part) => api.post('/admin/tutor/profile/avatar/crop', { tutor_id, ...part })}
          remove={() => api.post('/admin/tutor/profile/avatar/remove', { tutor_id })}
          onChanged={() => readAgain(tutor_id)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
