import { styled } from '@mui/material/styles'
import { useRecordContext, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { SMS_PARTS } from '../../schemas/sms-parts.ts'
import { toastText } from '../layout/toast-text.ts'
import type { Sms } from '../templates/fields.tsx'
import { usePreview } from '../templates/usePreview.ts'
import { Soft } from '../ui/boxes.ts'
import { Sheet } from '../ui/Sheet.tsx'

const Bubble = styled('p')({
  justifySelf: 'start',
  maxWidth: '22rem',
  margin: 0,
  padding: '.75rem 1rem',
  borderRadius: 'var(--r-l)',
  background: 'var(--sunk)',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

/** The message as it would arrive, in sample data, and how long that is (spec: decisions MSG-10). */
export function SmsPreview() {
  const sms = useRecordContext<Sms>()
  const translate = useTranslate()
  const id = sms?.id ?? 0
  const { data, error } = usePreview(['text'], async ({ text = '' }) => dataOf(api.post('/admin/sms/preview', { sms: { id, text } })))
  return (
    <Sheet title="templates.preview">
      {error ? <p role="alert">{toastText(error, translate)}</p> : data && <Bubble>{data.text}</Bubble>}
      {data && !error && (
        <Soft role="status">
          {translate('templates.signs', { smart_count: data.length, count: data.length })},{' '}
          {translate('templates.parts', { smart_count: data.parts, count: data.parts, most: SMS_PARTS })}
        </Soft>
      )}
    </Sheet>
  )
}
