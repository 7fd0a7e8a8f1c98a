import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { isHereStill } from '../../schemas/tutor-life.ts'
import { useMay } from '../layout/session.ts'
import { Button } from '../ui/Button.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { StepQuestion } from './StepQuestion.tsx'
import { useTutor } from './tutor-record.ts'

const PasswordDialog = onDemand(() => import('./PasswordDialog.tsx'), 'PasswordDialog')

/** What is seldom done with a tutor. */
export function MoreMenu() {
  const { status } = useTutor()
  const mayDelete = useMay('tutors_money')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asking, setAsking] = useState<'password' | 'anonymize' | null>(null)
  const translate = useTranslate()
  const items = [...(isHereStill(status) ? (['password'] as const) : []), ...(mayDelete && status !== ANONYMISED ? (['anonymize'] as const) : [])]
  const words = { password: 'tutors.set_password', anonymize: 'tutors.steps.anonymize' }
  const close = () => setAsking(null)
  if (items.length === 0) return null
  return (
    <>
      <Button
        variant="outlined"
        icon="down"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('tutors.more')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {items.map((item) => (
          <MenuItem
            key={item}
            onClick={() => {
              setAnchor(null)
              setAsking(item)
            }}
          >
            {translate(words[item])}
          </MenuItem>
        ))}
      </Menu>
      {asking === 'password' && <PasswordDialog onClose={close} />}
      {asking === 'anonymize' && <StepQuestion step="anonymize" onClose={close} />}
    </>
  )
}
/** Who is nobody already. */
const ANONYMISED = 9
