import LinearProgress from '@mui/material/LinearProgress'
import { useState } from 'react'
import { required, SelectInput, useTranslate } from 'react-admin'
import { dataOf, fileOf } from '../../data-providers/index.ts'
import { watchedPost } from '../../data-providers/watched.ts'
import type { ChatMessage } from '../../schemas/chat.ts'
import { type Relay, SERVICE, type Way } from '../../schemas/chat-terms.ts'
import { useOrder } from '../orders/order-record.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { PictureInput } from '../ui/form/PictureInput.tsx'
import { useSubmit } from '../ui/form/submit.ts'

interface Values {
  media: { rawFile?: File } | null
  msg_service: Way
}
interface Props {
  relays: readonly Relay[]
  onSent: (message: ChatMessage) => void
  onClose: () => void
}

/** Sends the client a picture by one of the messengers that they have, and shows how much of it has left. */
export function PictureDialog({ relays, onSent, onClose }: Props) {
  const { order_id } = useOrder()
  const translate = useTranslate()
  /** How much has left, from 0 to 1; null while nothing is on its way. */
  const [share, setShare] = useState<number | null>(null)
  const post = watchedPost({ onProgress: setShare })
  const send = ({ media, msg_service }: Values) => {
    setShare(0)
    const sent = { order_id, msg_service, media: fileOf(media) as File }
    return dataOf(post('/admin/order/chat/send_service_message', sent)).finally(() => setShare(null))
  }
  const submit = useSubmit(send, { done: 'chat.picture_sent', onDone: ({ message }) => onSent(message) })
  const choices = relays.map((relay) => ({ id: SERVICE[relay], name: `chat.ways.${SERVICE[relay]}` }))
  const values = choices[0] && { msg_service: choices[0].id }
  return (
    <AskDialog<Values>
      title={translate('chat.send_picture')}
      verb={translate('chat.send')}
      {...(values && { values })}
      onSubmit={submit}
      onClose={onClose}
    >
      <PictureInput source="media" label="chat.picture" validate={required()} />
      <SelectInput source="msg_service" label="chat.way" choices={choices} validate={required()} />
      {share !== null && <LinearProgress variant="determinate" value={share * 100} aria-label={translate('chat.picture_leaves')} />}
    </AskDialog>
  )
}
