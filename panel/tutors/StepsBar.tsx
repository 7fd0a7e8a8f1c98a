import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { mayTake, type TutorStep } from '../../schemas/tutor-life.ts'
import { TUTOR_STATUS } from '../../schemas/tutor-status.ts'
import { useEdition } from '../edition.ts'
import { useMay } from '../layout/session.ts'
import { fieldName } from '../layout/toast-text.ts'
import { Button } from '../ui/Button.tsx'
import { Row, Soft } from '../ui/boxes.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { CopyButton } from './CopyButton.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { StepQuestion } from './StepQuestion.tsx'
import { type CallStep, steps } from './steps.ts'
import { useTutor, useTutorVerb } from './tutor-record.ts'

const RevisionDialog = onDemand(() => import('./RevisionDialog.tsx'), 'RevisionDialog')
const SchoolDialog = onDemand(() => import('./SchoolDialog.tsx'), 'SchoolDialog')

const Bar = styled('section')({
  display: 'grid',
  gap: '.5rem',
  padding: '.75rem',
  background: 'var(--surface)',
  border: '1px solid var(--rule)',
  borderRadius: 'var(--r-m)',
})
const onward = ['publish', 'set_active', 'set_inactive', 'need_revision_off', 'unblock'] as const

/** What can be done with the tutor now, by the table of their life (spec: decisions TUT-1). */
export function StepsBar() {
  const { status, missing } = useTutor()
  const { flags } = useEdition()
  const mayDelete = useMay('tutors_money')
  const translate = useTranslate()
  const isOpen = (step: TutorStep) => mayTake(step, status)
  const lacking = isOpen('publish') ? Object.keys(missing) : []
  return (
    <Bar aria-label={translate('tutors.bar')}>
      <Row>
        {onward.filter(isOpen).map((step) => (
          <StepButton key={step} step={step} />
        ))}
        {isOpen('need_revision') && <RevisionButton />}
        {flags.school && isOpen('set_school') && <SchoolButton />}
        <CopyButton />
        <MoreMenu />
        <Row style={{ marginLeft: 'auto' }}>
          {/* blocking once more would change nothing */}
          {isOpen('block') && status !== TUTOR_STATUS.blocked && <StepButton step="block" />}
          {mayDelete && isOpen('delete') && <StepButton step="delete" />}
        </Row>
      </Row>
      {lacking.length > 0 && (
        <Soft>
          {translate('tutors.missing')}: {lacking.map((field) => fieldName(field, translate)).join(', ')}
        </Soft>
      )}
    </Bar>
  )
}

function StepButton({ step }: { step: CallStep }) {
  const { id: tutor_id, version, email } = useTutor()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, act } = useTutorVerb()
  const translate = useTranslate()
  const { call, ...drawn } = steps[step]
  const asks = 'asks' in drawn ? drawn.asks : undefined
  // a tutor without an address gets no letter
  const isAsked = asks === 'ending' || (asks === 'letter' && email !== null)
  const press = () => (isAsked ? setAsking(true) : void act(() => call({ tutor_id, version }), `tutors.done.${step}`))
  return (
    <>
      <Button
        variant={step === 'publish' || step === 'set_active' ? 'contained' : 'outlined'}
        color={asks === 'ending' ? 'error' : 'primary'}
        {...('icon' in drawn && { icon: drawn.icon })}
        isBusy={isBusy}
        onClick={press}
      >
        {translate(`tutors.steps.${step}`)}
      </Button>
      {isAsking && <StepQuestion step={step as 'publish'} onClose={() => setAsking(false)} />}
    </>
  )
}

function RevisionButton() {
  const [isAsking, setAsking] = useState(false)
  const translate = useTranslate()
  return (
    <>
      <Button variant="outlined" icon="edit" onClick={() => setAsking(true)}>
        {translate('tutors.steps.need_revision')}
      </Button>
      {isAsking && <RevisionDialog onClose={() => setAsking(false)} />}
    </>
  )
}

function SchoolButton() {
  const [isAsking, setAsking] = useState(false)
  const translate = useTranslate()
  return (
    <>
      <Button variant="outlined" icon="cap" onClick={() => setAsking(true)}>
        {translate('tutors.steps.set_school')}
      </Button>
      {isAsking && <SchoolDialog onClose={() => setAsking(false)} />}
    </>
  )
}
