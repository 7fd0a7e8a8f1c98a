import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../../data-providers/index.ts'
import { isHereStill } from '../../schemas/tutor-life.ts'
import type { TutorToggle } from '../../schemas/tutor-options.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { useTutor, useTutorVerb } from './tutor-record.ts'

/** Those that are switches alone; two others are steps of the tutor's life (spec: decisions TUT-8). */
const toggles = [
  'documents_checked',
  'interview_passed',
  'hide_reviews',
  'hide_phone_in_orders',
  'no_potential_orders',
  'free_orders',
  'catalog_paused',
  'email_subscribed',
] as const satisfies readonly TutorToggle[]

const Line = styled('label')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '1rem',
  minHeight: '2rem',
  cursor: 'pointer',
})

export function SwitchesSheet() {
  const { status } = useTutor()
  const translate = useTranslate()
  return (
    <Sheet title="tutors.switches">
      <div>
        {toggles.map((toggle) => (
          <Line key={toggle}>
            {translate(`fields.${toggle}`)}
            <ToggleSwitch toggle={toggle} isOpen={isHereStill(status)} />
          </Line>
        ))}
      </div>
    </Sheet>
  )
}

/** Turned at once, and back where the server refuses. */
function ToggleSwitch({ toggle, isOpen }: { toggle: TutorToggle; isOpen: boolean }) {
  const { id: tutor_id, toggles: set } = useTutor()
  const isOn = set[toggle] === true
  const [shown, setShown] = useState(isOn)
  const { act } = useTutorVerb()
  useEffect(() => setShown(isOn), [isOn])
  const turn = async (value: boolean) => {
    setShown(value)
    if (!(await act(() => api.post('/admin/tutor/set_toggle', { tutor_id, toggle, value })))) setShown(!value)
  }
  return <Switch checked={shown} disabled={!isOpen} onChange={(_, value) => void turn(value)} />
}
