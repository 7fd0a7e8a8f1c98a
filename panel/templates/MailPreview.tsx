import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useCall } from '../layout/call.ts'
import { toastText } from '../layout/toast-text.ts'
import { Button } from '../ui/Button.tsx'
import { Row, Soft } from '../ui/boxes.ts'
import { MailFrame } from '../ui/MailFrame.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { usePreview } from './usePreview.ts'

interface Props {
  /** The fields of the form that it is made of. */
  fields: readonly string[]
  /** What they make. */
  ask: (values: Record<string, string>) => Promise<{ subject: string; html: string }>
  /** Sends it, as it was saved, to who asks. */
  sendTest: () => Promise<unknown>
  /** What else can be done with it. */
  children?: ReactNode
}

/** A mail as it would arrive, while it is written; and sent to oneself. */
export function MailPreview({ fields, ask, sendTest, children }: Props) {
  const translate = useTranslate()
  const { isDirty } = useFormState()
  const { isBusy, run } = useCall()
  const { data, error } = usePreview(fields, ask)
  return (
    <Sheet title="templates.preview">
      {error ? <p role="alert">{toastText(error, translate)}</p> : <b>{data?.subject}</b>}
      {data && <MailFrame title={translate('templates.preview')} html={data.html} />}
      <Row>
        <Button icon="mail" variant="outlined" isBusy={isBusy} disabled={isDirty} onClick={() => void run(sendTest, 'templates.sent')}>
          {translate('templates.send_test')}
        </Button>
        {children}
        {isDirty && <Soft>{translate('templates.save_first')}</Soft>}
      </Row>
    </Sheet>
  )
}
