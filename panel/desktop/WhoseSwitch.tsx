import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useStore, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { QUEUE_STORE } from '../layout/preferences.ts'
import { type Whose, whoseQueues } from './figures.ts'

const PARAM = 'queue'
const isWhose = (word: string | null | undefined): word is Whose => whoseQueues.some((one) => one === word)

/** Whose part of the queue is shown: what the address says, else what this person chose last. */
export function useWhose(): [Whose, (whose: Whose) => void] {
  const [params, setParams] = useSearchParams()
  const [[kept], keep] = useStore<string[]>(QUEUE_STORE, ['all'])
  const asked = [params.get(PARAM), kept].find(isWhose) ?? 'all'
  const turn = (whose: Whose) => {
    keep([whose])
    setParams(
      (before) => {
        before.set(PARAM, whose)
        return before
      },
      { replace: true },
    )
  }
  return [asked, turn]
}

export function WhoseSwitch({ whose, onTurn }: { whose: Whose; onTurn: (whose: Whose) => void }) {
  const translate = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={whose}
      onChange={(_, next) => next && onTurn(next)}
      aria-label={translate('desktop.whose.label')}
    >
      {whoseQueues.map((one) => (
        <ToggleButton key={one} value={one}>
          {translate(`desktop.whose.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
