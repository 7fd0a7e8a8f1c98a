import { useTranslate } from 'react-admin'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { type CallStep, steps } from './steps.ts'
import { useTutor, useTutorVerb } from './tutor-record.ts'

/** Asks once more before a step that gives the tutor up or writes to them. */
export function StepQuestion({
  step,
  onClose,
}: {
  step: Exclude<CallStep, 'set_active' | 'set_inactive' | 'need_revision_off' | 'unblock'>
  onClose: () => void
}) {
  const { id: tutor_id, version, full_name: name, email } = useTutor()
  const { act } = useTutorVerb()
  const translate = useTranslate()
  return (
    <ConfirmDialog
      title={translate(`tutors.ask.${step}`, { name })}
      text={translate(`tutors.ask.${step}_text`, { email })}
      verb={translate(`tutors.steps.${step}`)}
      color={steps[step].asks === 'ending' ? 'error' : 'primary'}
      onConfirm={() => act(() => steps[step].call({ tutor_id, version }), `tutors.done.${step}`)}
      onClose={onClose}
    />
  )
}
