import { useTranslate } from 'react-admin'
import { api } from '../../data-providers/index.ts'
import { isHereStill } from '../../schemas/tutor-life.ts'
import { formatDate } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Row, Soft } from '../ui/boxes.ts'
import { Icon } from '../ui/Icon.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { useTutor, useTutorVerb } from './tutor-record.ts'

/** What is checked of a tutor, and the label that says so on the site (spec: decisions TUT-9). */
export function VerificationSheet() {
  const { id: tutor_id, status, verified, verification_points, verification_requested_at: at } = useTutor()
  const { isBusy, act } = useTutorVerb()
  const edition = useEdition()
  const translate = useTranslate()
  const set = (value: boolean) => void act(() => api.post('/admin/tutor/set_verified', { tutor_id, verified: value }), 'tutors.done.verified')
  const waits = at !== null && (
    <Badge tone="mark" icon="clock">
      {translate('tutors.verification_asked', { date: formatDate(at, edition) })}
    </Badge>
  )
  return (
    <Sheet title="tutors.verification" actions={waits}>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {verification_points.map(({ key, done }) => {
          const words = translate(done ? `enums.verification.${key}` : `tutors.points.${key}`, { _: key })
          return (
            <li key={key}>
              <Row>
                <Icon name={done ? 'check' : 'minus'} />
                {done ? <span>{words}</span> : <Soft>{words}</Soft>}
              </Row>
            </li>
          )
        })}
      </ul>
      {isHereStill(status) && (
        <Row>
          <Button variant="outlined" isBusy={isBusy} {...(!verified && { icon: 'check' as const })} onClick={() => set(!verified)}>
            {translate(verified ? 'tutors.unset_verified' : 'tutors.set_verified')}
          </Button>
          {at !== null && !verified && (
            <Button variant="text" isBusy={isBusy} onClick={() => set(false)}>
              {translate('tutors.refuse_verification')}
            </Button>
          )}
        </Row>
      )}
    </Sheet>
  )
}
