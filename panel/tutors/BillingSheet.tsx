import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { type Edition, languageTable } from '../../editions/index.ts'
import type { BillingForStaff } from '../../schemas/index.ts'
import { BILLING, type BillingField, billingFields } from '../../schemas/tutor-options.ts'
import { formatDate } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { Badge, type Tone } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Row, Soft } from '../ui/boxes.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { Pairs } from '../ui/Pairs.tsx'
import { ReadFailure } from '../ui/ReadFailure.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { dayOf } from './day-of.ts'
import { besideKey, useTutor, useTutorVerb } from './tutor-record.ts'

const RejectBillingDialog = onDemand(() => import('./RejectBillingDialog.tsx'), 'RejectBillingDialog')
const tones: Readonly<Record<number, Tone>> = { [BILLING.sent]: 'mark', [BILLING.approved]: 'ok', [BILLING.rejected]: 'bad' }

/** What the tutor's invoices are made out to, with its private files (spec: decisions TUT-18). */
export function BillingSheet() {
  const { id } = useTutor()
  const { data, error, refetch } = useQuery({
    queryKey: besideKey('billing', id),
    queryFn: () => dataOf(api.get('/admin/tutor/billing_data/get', { id })),
  })
  if (error)
    return (
      <Sheet title="tutors.billing">
        <ReadFailure error={error} onRetry={refetch} />
      </Sheet>
    )
  if (!data) return <Skeleton lines={4} />
  return <Billing of={data.billing} />
}

function Billing({ of: billing }: { of: BillingForStaff }) {
  const { id: tutor_id } = useTutor()
  const { isBusy, act } = useTutorVerb()
  const [isRejecting, setRejecting] = useState(false)
  const edition = useEdition()
  const translate = useTranslate()
  const { status, data, reject_comment, sent_at, checked_at, version } = billing
  const approve = () =>
    act(() => api.post('/admin/tutor/billing_data/approve', { tutor_id, version, status, approve: true }), 'tutors.done.billing_approved')
  const date = (at: number | null) => at && formatDate(at, edition)
  return (
    <Sheet title="tutors.billing" actions={<Badge tone={tones[status] ?? 'mute'}>{translate(`tutors.billing_statuses.${status}`)}</Badge>}>
      {reject_comment && <p style={{ margin: 0 }}>{reject_comment}</p>}
      <Pairs
        of={[
          ...billingFields.map(
            (field) => [translate(`tutors.billing_fields.${field}`), data[field] && <Value key={field} field={field} value={data[field]} />] as const,
          ),
          [translate('tutors.papers.proof'), <Files key="proof" of={billing.billing_documents} />],
          [translate('tutors.papers.proof_of_address'), <Files key="address" of={billing.address_documents} />],
          [translate('tutors.papers.sent_at'), date(sent_at)],
          [translate('tutors.papers.checked_at'), date(checked_at)],
        ]}
      />
      {status !== BILLING.empty && (
        <Row>
          {status !== BILLING.approved && (
            <Button variant="contained" icon="check" isBusy={isBusy} onClick={approve}>
              {translate('tutors.papers.approve')}
            </Button>
          )}
          {status !== BILLING.rejected && (
            <Button variant="outlined" color="error" onClick={() => setRejecting(true)}>
              {translate('tutors.papers.reject')}
            </Button>
          )}
        </Row>
      )}
      {isRejecting && <RejectBillingDialog of={billing} onClose={() => setRejecting(false)} />}
    </Sheet>
  )
}

function Files({ of: files }: { of: BillingForStaff['billing_documents'] }) {
  const translate = useTranslate()
  if (files.length === 0) return <Soft>{translate('common.not_set')}</Soft>
  return files.map(({ id, name, url }) => (
    <div key={id}>
      <a href={url} target="_blank" rel="noopener">
        {name}
      </a>
    </div>
  ))
}

/** What is kept as a key, a country's code or a day of the calendar, as one reads it. */
function inWords(field: BillingField, value: string, { edition, translate }: { edition: Edition; translate: (key: string) => string }): string {
  if (field === 'type') return translate(`enums.billing_type.${value}`)
  if (field === 'birth_date') return dayOf(value, edition)
  if (field === 'country' || field === 'tax_country')
    return new Intl.DisplayNames(languageTable[edition.panelLanguage].tag, { type: 'region' }).of(value) ?? value
  return value
}

/** A field and the way to empty it, for the tutor to fill in anew. */
function Value({ field, value }: { field: BillingField; value: string }) {
  const { id: tutor_id } = useTutor()
  const { act } = useTutorVerb()
  const [isAsking, setAsking] = useState(false)
  const translate = useTranslate()
  const edition = useEdition()
  const name = translate(`tutors.billing_fields.${field}`)
  const words = inWords(field, value, { edition, translate })
  return (
    <Row>
      <span>{words}</span>
      <IconButton aria-label={translate('tutors.clear_field', { name })} onClick={() => setAsking(true)}>
        <Icon name="close" />
      </IconButton>
      {isAsking && (
        <ConfirmDialog
          title={translate('tutors.ask.clear_field', { name })}
          text={words}
          verb={translate('tutors.clear')}
          onConfirm={() => act(() => api.post('/admin/tutor/billing_data/clear_once_field', { tutor_id, field }))}
          onClose={() => setAsking(false)}
        />
      )}
    </Row>
  )
}
