import { required, SelectInput, useTranslate } from 'react-admin'
import { api, dataOf, fileOf } from '../../data-providers/index.ts'
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

/** Sends the client a picture by one of the messengers that they have. */
export function PictureDialog({ relays, onSent, onClose }: Props) {
  const { order_id } = useOrder()
  const translate = useTranslate()
  const send = ({ media, msg_service }: Values) =>
    dataOf(api.post('/admin/order/chat/send_service_message', { order_id, msg_service, media: fileOf(media) as File }))
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
    </AskDialog>
  )
}
