import { useRecordContext, useRefresh } from 'react-admin'
import { api } from '../../data-providers/index.ts'
import { forgetSession } from '../../data-providers/session.ts'
import { AvatarButton } from '../ui/avatar/AvatarButton.tsx'
import { Row } from '../ui/boxes.ts'
import { useMayChange } from './choices.ts'
import type { Colleague } from './fields.tsx'

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

/** Their face, which those who may change the colleague can change. */
function Face({ colleague: { id: admin_id, status, avatar, avatar_original, name } }: { colleague: Colleague }) {
  const mayChange = useMayChange()
  const refresh = useRefresh()
  const readAgain = () => {
    // one's own face stands in the bar above too
    forgetSession()
    refresh()
  }
  return (
    <AvatarButton
      url={avatar}
      name={name}
      mayChange={mayChange(status)}
      original={avatar_original?.url ?? null}
      set={(file) => api.post('/admin/admin/avatar/set', { admin_id, avatar: file })}
      crop={(part) => api.post('/admin/admin/avatar/crop', { admin_id, ...part })}
      remove={() => api.post('/admin/admin/avatar/remove', { admin_id })}
      onChanged={readAgain}
    />
  )
}
