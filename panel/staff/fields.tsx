import { styled } from '@mui/material/styles'
import { useRecordContext, useTranslate } from 'react-admin'
import type * as z from 'zod/mini'
import type { StaffMember } from '../../schemas/index.ts'
import { STAFF_STATUS, type staffToggles } from '../../schemas/staff-terms.ts'
import { ActAsButton } from '../acting/ActAsButton.tsx'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { useSession } from '../layout/session.ts'
import { slugs } from '../slugs.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Soft } from '../ui/boxes.ts'
import { PhoneField } from '../ui/fields.tsx'
import { ToggleField } from '../ui/ToggleField.tsx'
import { useMayChange } from './choices.ts'

export type Colleague = z.output<typeof StaffMember>

const Person = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: '.5rem', minWidth: 0 })

/** Face and name, which lead to the record. */
export function NameLink() {
  const colleague = useRecordContext<Colleague>()
  if (!colleague) return null
  return (
    <Person>
      <Avatar url={colleague.avatar} name={colleague.name} size={32} />
      <span>
        <Link to={pathTo(slugs.staff, colleague.id)}>{colleague.name}</Link> <Oneself />
      </span>
    </Person>
  )
}

/** The way to see the back office as a colleague does: not for oneself, for who is not at work, or as an owner without being one. */
export function ActAs({ isSmall = true }: { isSmall?: boolean }) {
  const colleague = useRecordContext<Colleague>()
  const me = useSession().admin.id
  const mayChange = useMayChange()
  if (!colleague?.active || colleague.id === me || !mayChange(colleague.status)) return null
  return <ActAsButton isSmall={isSmall} whom={{ as: 'admin', id: colleague.id, name: colleague.name }} />
}

/** A word beside the reader's own name. */
function Oneself() {
  const id = useRecordContext<Colleague>()?.id
  const me = useSession().admin.id
  const translate = useTranslate()
  return id === me ? <Soft>({translate('staff.you')})</Soft> : null
}

export function Role() {
  const status = useRecordContext<Colleague>()?.status
  const translate = useTranslate()
  return status ? (
    <Badge tone={status === STAFF_STATUS.owner || status === STAFF_STATUS.head ? 'info' : 'mute'}>{translate(`staff.statuses.${status}`)}</Badge>
  ) : null
}

export function Contact() {
  const colleague = useRecordContext<Colleague>()
  if (!colleague) return null
  return (
    <>
      {colleague.email} <PhoneField<Colleague> source="phone" />
    </>
  )
}

/** A yes or no that is turned where it stands; of somebody whom the reader may not change, only told. */
export function Toggle({ source }: { source: (typeof staffToggles)[number] }) {
  const colleague = useRecordContext<Colleague>()
  const mayChange = useMayChange()
  const translate = useTranslate()
  if (!colleague) return null
  if (mayChange(colleague.status)) return <ToggleField<Colleague> source={source} label={`staff.fields.${source}`} />
  return translate(colleague[source] ? 'common.yes' : 'common.no')
}
