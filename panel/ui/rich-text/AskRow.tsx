import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Button } from '../Button.tsx'

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '.5rem',
  padding: '.5rem .75rem',
  borderBottom: '1px solid var(--rule)',
  '& > .MuiTextField-root': { flex: '1 1 14rem' },
})

interface Props {
  /** Key of what is asked. */
  label: string
  opened: string
  onSet: (text: string) => void
  onClose: () => void
  canRemove?: boolean
}

/** One thing asked under the toolbar: Enter takes it, Escape leaves all as it was. The form around it hears of neither. */
export function AskRow({ label, opened, onSet, onClose, canRemove = false }: Props) {
  const [text, setText] = useState(opened)
  const translate = useTranslate()
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') onSet(text.trim())
    else onClose()
  }
  return (
    <Line>
      <TextField label={translate(label)} value={text} onChange={({ target }) => setText(target.value)} onKeyDown={press} autoFocus />
      <Button variant="outlined" onClick={() => onSet(text.trim())}>
        {translate('editor.set')}
      </Button>
      {canRemove && (
        <Button variant="text" onClick={() => onSet('')}>
          {translate('editor.remove')}
        </Button>
      )}
    </Line>
  )
}
