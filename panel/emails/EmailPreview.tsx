import { styled } from '@mui/material/styles'
import { useRecordContext, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { api, dataOf } from '../../data-providers/index.ts'
import { useCall } from '../layout/call.ts'
import { toastText } from '../layout/toast-text.ts'
import type { Email } from '../templates/fields.tsx'
import { usePreview } from '../templates/usePreview.ts'
import { Button } from '../ui/Button.tsx'
import { Row, Soft } from '../ui/boxes.ts'
import { Sheet } from '../ui/Sheet.tsx'

const Frame = styled('iframe')({ width: '100%', height: '36rem', border: '1px solid var(--rule)', borderRadius: 'var(--r-m)', background: '#fff' })

/** The mail as it would arrive, in sample data, while it is written; and sent to oneself. */
export function EmailPreview() {
  const email = useRecordContext<Email>()
  const translate = useTranslate()
  const { isDirty } = useFormState()
  const { isBusy, run } = useCall()
  const id = email?.id ?? 0
  const { data, error } = usePreview(['subject', 'text', 'html', 'button'], async ({ subject = '', text = '', html = '', button = '' }) =>
    dataOf(api.post('/admin/email/preview', { email: { id, subject, text, html, button } })),
  )
  const send = () => run(() => dataOf(api.post('/admin/email/send_test', { id })), 'templates.sent')
  return (
    <Sheet title="templates.preview">
      {error ? <p role="alert">{toastText(error, translate)}</p> : <b>{data?.subject}</b>}
      {data && <Frame sandbox="" title={translate('templates.preview')} srcDoc={data.html} />}
      <Row>
        <Button icon="mail" variant="outlined" isBusy={isBusy} disabled={isDirty} onClick={() => void send()}>
          {translate('templates.send_test')}
        </Button>
        {isDirty && <Soft>{translate('templates.save_first')}</Soft>}
      </Row>
    </Sheet>
  )
}
