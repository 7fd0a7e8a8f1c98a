import { styled } from '@mui/material/styles'
import { useRecordContext, useTranslate } from 'react-admin'
import type * as z from 'zod/mini'
import type { TutorRow } from '../../schemas/index.ts'
import { maySignIn } from '../../schemas/tutor-status.ts'
import { formatMoney, formatNumber } from '../../theme/money.ts'
import { ActAsButton } from '../acting/ActAsButton.tsx'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Numbers, Row } from '../ui/boxes.ts'
import { PhoneField } from '../ui/fields.tsx'
import { Icon } from '../ui/Icon.tsx'
import { RecordNumber } from '../ui/RecordNumber.tsx'
import { TutorStatusBadge } from './TutorStatusBadge.tsx'

export type Tutor = z.output<typeof TutorRow>

export function Name() {
  const tutor = useRecordContext<Tutor>()
  if (!tutor) return null
  return (
    <Row style={{ flexWrap: 'nowrap' }}>
      <Avatar url={tutor.avatar} name={tutor.name} size={32} />
      <span>
        <Link to={pathTo(slugs.tutors, tutor.id)}>{tutor.name}</Link> {tutor.favorite && <Icon name="star" filled />}
        <small>
          <RecordNumber id={tutor.id} />
        </small>
      </span>
    </Row>
  )
}

/** The way into the tutor's cabinet. */
export function ActAs() {
  const tutor = useRecordContext<Tutor>()
  return tutor && maySignIn(tutor.status) ? <ActAsButton isSmall whom={{ as: 'tutor', id: tutor.id, name: tutor.name }} /> : null
}

/** Quieter than a status: most are verified. */
const Verified = styled(Row)({ gap: '.25rem', fontSize: 'var(--t-xs)', color: 'var(--ink-2)' })

export function Status() {
  const tutor = useRecordContext<Tutor>()
  const translate = useTranslate()
  if (!tutor) return null
  return (
    <>
      <TutorStatusBadge status={tutor.status} />
      {tutor.verified && (
        <Verified>
          <Icon name="shield" />
          {translate('filters.verified')}
        </Verified>
      )}
    </>
  )
}

// a long one breaks, so that all columns stay in sight
const Address = styled('small')({ overflowWrap: 'anywhere' })

export function Contact() {
  const tutor = useRecordContext<Tutor>()
  if (!tutor) return null
  return (
    <>
      <PhoneField<Tutor> source="phone" /> {tutor.email && <Address>{tutor.email}</Address>}
    </>
  )
}

/** Where they teach: "Online, Almaty". */
export function Place() {
  const tutor = useRecordContext<Tutor>()
  const translate = useTranslate()
  return tutor && [tutor.work_online && translate('enums.place_order.online'), tutor.city].filter(Boolean).join(', ')
}

/** A tutor of many subjects shows the first two and how many more there are. */
const SHOWN_LESSONS = 2

export function Lessons() {
  const tutor = useRecordContext<Tutor>()
  if (!tutor) return null
  const { lessons } = tutor
  return (
    <>
      <span title={lessons.join(', ')}>
        {lessons.slice(0, SHOWN_LESSONS).join(', ')}
        {lessons.length > SHOWN_LESSONS && ` +${lessons.length - SHOWN_LESSONS}`}
      </span>
      <small>
        <Place />
      </small>
    </>
  )
}

/** All of them in a line. */
export const AllLessons = () => (
  <>
    {useRecordContext<Tutor>()?.lessons.join(', ')} · <Place />
  </>
)

export const Money = ({ sum }: { sum: number }) => <Numbers>{formatMoney(sum, useEdition(), useEdition().panelLanguage)}</Numbers>
export const Score = ({ of }: { of: number }) => <Numbers>{formatNumber(of, useEdition(), useEdition().panelLanguage)}</Numbers>
