import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ChatMessage, ChatThread } from '../../schemas/chat.ts'
import { MESSAGE_LENGTH, SERVICE } from '../../schemas/chat-terms.ts'
import { Button } from '../ui/Button.tsx'
import { Push, Row } from '../ui/boxes.ts'
import { onDemand } from '../ui/on-demand.tsx'

const PictureDialog = onDemand(() => import('./PictureDialog.tsx'), 'PictureDialog')

interface Props {
  thread: ChatThread
  text: string
  onText: (text: string) => void
  onSend: (text: string, service: number) => void
  /** A message that was sent past the socket. */
  onSent: (message: ChatMessage) => void
}

/** Where staff write: Enter sends, Shift with it begins a line. A client is written to on the site or by what they have in their telephone. */
export function Composer({ thread, text, onText, onSend, onSent }: Props) {
  const translate = useTranslate()
  const [way, setWay] = useState<number>(SERVICE.site)
  const [isSendingPicture, setSendingPicture] = useState(false)
  const [, most] = MESSAGE_LENGTH
  const left = most - text.trim().length
  const ways = [SERVICE.site, ...thread.relays.map((relay) => SERVICE[relay])]
  const chosen = ways.includes(way as never) ? way : SERVICE.site
  const messengers = thread.relays.filter((relay) => relay !== 'sms')

  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (text.trim() === '' || left < 0) return
    onSend(text.trim(), chosen)
    onText('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={send}>
      <TextField
        multiline
        fullWidth
        maxRows={6}
        label={translate('chat.write', { name: thread.name })}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={press}
        error={left < 0}
        helperText={left < 0 ? translate('chat.too_long', { smart_count: -left }) : undefined}
      />
      <Row style={{ marginTop: '.5rem' }}>
        {ways.length > 1 && (
          <TextField
            select
            sx={{ width: '9rem' }}
            label={translate('chat.way')}
            value={chosen}
            onChange={({ target }) => setWay(Number(target.value))}
          >
            {ways.map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`chat.ways.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {messengers.length > 0 && (
          <Button variant="text" onClick={() => setSendingPicture(true)}>
            {translate('chat.send_picture')}
          </Button>
        )}
        <Push />
        <Button type="submit" variant="contained" disabled={text.trim() === '' || left < 0}>
          {translate('chat.send')}
        </Button>
      </Row>
      {isSendingPicture && <PictureDialog relays={messengers} onSent={onSent} onClose={() => setSendingPicture(false)} />}
    </form>
  )
}
