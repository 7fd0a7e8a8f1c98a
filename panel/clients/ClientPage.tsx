import { useTranslate } from 'ra-core'
import { formatDate, formatDateTime } from '../../theme/dates.ts'
import { showPhone } from '../../theme/shown-phone.ts'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'
import { Column } from '../ui/boxes.ts'
import { languageName } from '../ui/language-name.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { Pairs } from '../ui/Pairs.tsx'
import { RecordNumber } from '../ui/RecordNumber.tsx'
import { RecordPage } from '../ui/RecordPage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { type Client, Marks } from './client-columns.tsx'
import { OrdersSheet } from './OrdersSheet.tsx'

/** One client with all that staff see (spec: decisions CLI-1). */
export const ClientPage = () => (
  <RecordPage<Client>>
    {(client) => (
      <Column>
        <Breadcrumb slug={slugs.clients} />
        <PageHead title={client.name} beside={<Marks row={client} />} />
        <TwoColumns>
          <ClientSheet client={client} />
          <Column>
            {client.orders_count > 0 && <OrdersSheet client={client} />}
            <AuditSheet target={`client ${client.id}`} />
          </Column>
        </TwoColumns>
      </Column>
    )}
  </RecordPage>
)

function ClientSheet({ client }: { client: Client }) {
  const edition = useEdition()
  const translate = useTranslate()
  const day = (at: number | null) => at !== null && formatDate(at, edition)
  const checked = (isDone: boolean) => (isDone ? '' : ` (${translate('tutors.not_confirmed')})`)
  const messengers = [client.messengers.viber && 'Viber', client.messengers.whatsapp && 'WhatsApp'].filter(Boolean)
  const subscriptions = Object.entries(client.email_subscriptions).flatMap(([name, isOn]) =>
    isOn ? [translate(`clients.subscriptions.${name}`)] : [],
  )
  return (
    <Sheet title={translate('tutors.contacts')}>
      <Pairs
        of={[
          [translate('filters.id'), client.id],
          [
            translate('fields.phone_plain'),
            client.phone_plain && (
              <span key="phone">
                <a href={`tel:${client.phone_plain}`}>{showPhone(client.phone_plain, edition)}</a>
                {checked(client.phone_confirmed)}
              </span>
            ),
          ],
          [
            translate('fields.email'),
            client.email && (
              <span key="email">
                <a href={`mailto:${client.email}`}>{client.email}</a>
                {checked(client.email_confirmed)}
              </span>
            ),
          ],
          [translate('clients.messengers'), messengers.join(', ')],
          [translate('filters.city_id'), client.city],
          [translate('fields.lang'), languageName(client.lang, edition)],
          [
            translate('clients.tutor'),
            client.tutor_id && (
              <Link key="tutor" to={pathTo(slugs.tutors, client.tutor_id)}>
                <RecordNumber id={client.tutor_id} />
              </Link>
            ),
          ],
          [translate('clients.subscribed'), subscriptions.join(', ')],
          [translate('clients.terms.confirmed'), day(client.terms_confirmed_at)],
          [translate('clients.terms.declined'), day(client.terms_declined_at)],
          [translate('clients.columns.created'), day(client.created_at)],
          [translate('clients.columns.last_login'), client.last_login_at && formatDateTime(client.last_login_at, edition)],
          [translate('clients.deleted'), day(client.deleted_at)],
          [translate('clients.blacklist_comment'), client.blacklist_comment],
          [translate('fields.admin_comment'), client.admin_comment],
        ]}
      />
    </Sheet>
  )
}
