import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { api } from '../../data-providers/index.ts'
import { forgetSession } from '../../data-providers/session.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Row } from '../ui/boxes.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { useMayChange } from './choices.ts'
import type { Colleague } from './fields.tsx'

const AvatarDialog = onDemand(() => import('../ui/avatar/AvatarDialog.tsx'), 'AvatarDialog')

/** The colleague's name beside their face; the tab says the name alone. */
export function NameWithFace() {
  const colleague = useRecordContext<Colleague>()
  if (!colleague) return null
  return (
    <Row as="span" data-tab={colleague.name}>
      <Face colleague={colleague} />
      {colleague.name}
    </Row>
  )
}

/** A face which opens what can be done with it, to those who may change the colleague (spec: decisions API-15). */
function Face({ colleague: { id: admin_id, status, avatar, avatar_original, name } }: { colleague: Colleague }) {
  const [isOpen, setOpen] = useState(false)
  const mayChange = useMayChange()
  const refresh = useRefresh()
  const translate = useTranslate()
  const face = <Avatar url={avatar} name={name} />
  if (!mayChange(status)) return face
  const readAgain = () => {
    // one's own face stands in the bar above too
    forgetSession()
    refresh()
  }
  return (
    <>
      <ButtonBase aria-label={translate('avatar.change')} title={translate('avatar.change')} onClick={() => setOpen(true)}>
        {face}
      </ButtonBase>
      {isOpen && (
        <AvatarDialog
          original={avatar_original?.url ?? null}
          set={(file) => api.post('/admin/admin/avatar/set', { admin_id, avatar: file })}
          crop={(part) => api.post('/admin/admin/avatar/crop', { admin_id, ...part })}
          remove={() => api.post('/admin/admin/avatar/remove', { admin_id })}
          onChanged={readAgain}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
