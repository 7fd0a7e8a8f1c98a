import { useState } from 'react'
import { api } from '../../data-providers/api.ts'
import { DELETION_DAYS } from '../../schemas/privacy-terms.ts'
import { formatLongDate } from '../../theme/dates.ts'
import { formatMoney } from '../../theme/money.ts'
import { fill } from '../../theme/words.ts'
import { ActionDialog } from '../orders/ActionDialog.tsx'
import { useAction } from '../orders/use-action.ts'
import { unixNow } from '../orders/when.ts'
import { useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Field, Input } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { Note } from '../ui/Note.tsx'
import styles from './DeleteDialog.module.css'

export interface DeleteDialogProps {
  privacy: { has_password: boolean; wallet_balance: number; support_email: string }
  onDone: () => void
  onClose: () => void
}

/** Says what a deletion does and when, and asks who wants it; no button of it lures (spec: decisions TUT-12, Z-9). */
export function DeleteDialog({ privacy: { has_password, wallet_balance, support_email }, onDone, onClose }: DeleteDialogProps) {
  const { edition, language } = useSite()
  const t = useTexts('leaving')
  const doing = useAction({ errors: ['errors-auth'] })
  const [isSent, setSent] = useState(false)
  const [day] = useState(() => formatLongDate(unixNow() + DELETION_DAYS * 86_400, edition, language))
  const money = formatMoney(wallet_balance, edition, language)
  const means = [
    { ...t.means.now, icon: icons.pause },
    { ...t.means.until, icon: icons.clock },
    { ...t.means.after, icon: icons.bin },
    { ...t.means.stays, icon: icons.check },
    ...(wallet_balance > 0 ? [{ ...t.means.wallet, icon: icons.wallet }] : []),
  ]
  const sendCode = () =>
    doing.run(
      'code',
      () => api.post('/tutor/privacy/send_delete_code'),
      t.sent,
      () => setSent(true),
    )
  const submit = async () => {
    const { password = '', code = '', reason = '' } = doing.read()
    const missing = has_password ? !password && { password: 'required' } : !code.trim() && { code: 'required' }
    if (missing) return doing.refuse(missing)
    const send = () => api.post('/tutor/privacy/delete_profile', { reason, ...(has_password ? { password } : { code: code.trim() }) })
    if (await doing.run('delete', send, fill(t.done, { date: day }), onDone)) onClose()
  }
  return (
    <ActionDialog id="delete" title={t.title} submit={t.submit} look="bad" doing={doing} onSubmit={submit} onClose={onClose}>
      <ul className={styles.means}>
        {means.map(({ title, text, icon }) => (
          <li key={icon}>
            <Icon d={icon} />
            <p>
              <b>{fill(title, { date: day, sum: money })}</b>
              <br />
              <span className="s soft">{fill(text, { email: support_email })}</span>
            </p>
          </li>
        ))}
      </ul>
      <Field name="reason" label={t.reason} optional={t.optional}>
        {(control) => <Input {...control} maxLength={500} />}
      </Field>
      {has_password ? (
        <Field name="password" id="delete-password" label={t.password} error={doing.problems.password}>
          {(control) => <Input {...control} type="password" autoComplete="current-password" />}
        </Field>
      ) : (
        <>
          {isSent && <Note tone="ok">{t.sent}</Note>}
          <Field name="code" label={t.code} hint={t.code_hint} error={doing.problems.code}>
            {(control) => <Input {...control} inputMode="numeric" autoComplete="one-time-code" />}
          </Field>
          <Button look="line" busy={doing.busy === 'code'} onClick={sendCode}>
            {t.send}
          </Button>
        </>
      )}
    </ActionDialog>
  )
}
