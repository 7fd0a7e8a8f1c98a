import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { formatDateTime } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'
import { Column, Soft } from '../ui/boxes.ts'
import { languageName } from '../ui/language-name.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { Pairs } from '../ui/Pairs.tsx'
import { RecordPage } from '../ui/RecordPage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { type Message, Recipient, StateBadge, TemplateName } from './outbox-columns.tsx'

const Text = styled('p')({ margin: 0, maxWidth: 'var(--read)', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

/** One outgoing message as it is sent; codes in it are shown as the server gives them (design 10). */
export const OutboxPage = () => (
  <RecordPage<Message>>
    {(message) => (
      <Column>
        <Breadcrumb slug={slugs.outbox} />
        <PageHead title={message.subject || <TemplateName row={message} />} beside={<StateBadge row={message} />} />
        <TwoColumns>
          <TextSheet message={message} />
          <DeliverySheet message={message} />
        </TwoColumns>
      </Column>
    )}
  </RecordPage>
)

function TextSheet({ message }: { message: Message }) {
  const translate = useTranslate()
  return (
    <Sheet title={translate('outbox.text')}>
      <Text>{message.text}</Text>
    </Sheet>
  )
}

function DeliverySheet({ message }: { message: Message }) {
  const edition = useEdition()
  const translate = useTranslate()
  const moment = (at: number | null) => at !== null && formatDateTime(at, edition)
  const column = (name: string) => translate(`outbox.columns.${name}`)
  return (
    <Sheet title={translate('outbox.delivery')}>
      <Pairs
        of={[
          [column('recipient'), <Recipient key="recipient" row={message} />],
          [translate('filters.channel'), translate(`outbox.channels.${message.channel}`)],
          [column('template'), <TemplateName key="template" row={message} />],
          [translate('fields.lang'), languageName(message.lang, edition)],
          [
            column('order'),
            message.order_id && (
              <Link key="order" to={pathTo(slugs.orders, message.order_id)}>
                {message.order_id}
              </Link>
            ),
          ],
          [column('created'), moment(message.created_at)],
          [column('tries'), message.tries],
          [translate('outbox.next_try'), moment(message.next_try_at)],
          [translate('outbox.delivered'), moment(message.delivered_at)],
          [translate('outbox.error'), message.last_error],
        ]}
      />
      {message.state === 'kept' && <Soft>{translate('outbox.kept_why')}</Soft>}
    </Sheet>
  )
}
