import { useRecordContext } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import type { Email } from '../templates/fields.tsx'
import { MailPreview } from '../templates/MailPreview.tsx'

/** The mail in sample data. */
export function EmailPreview() {
  const id = useRecordContext<Email>()?.id ?? 0
  return (
    <MailPreview
      fields={['subject', 'text', 'html', 'button']}
      ask={async ({ subject = '', text = '', html = '', button = '' }) =>
        dataOf(api.post('/admin/email/preview', { email: { id, subject, text, html, button } }))
      }
      sendTest={() => dataOf(api.post('/admin/email/send_test', { id }))}
    />
  )
}
