import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { api, errorOf } from '../../data-providers/api.ts'
import type { Success } from '../../schemas/api.ts'
import { CODE_LENGTH } from '../../schemas/auth-terms.ts'
import type { getClientSettings } from '../../schemas/client-account.ts'
import { ERASED_DAYS } from '../../schemas/client-account-terms.ts'
import { formatLongDate } from '../../theme/dates.ts'
import { showPhone } from '../../theme/shown-phone.ts'
import { fill, plural } from '../../theme/words.ts'
import { useErrors } from '../forms/error-words.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useWait } from '../forms/use-wait.ts'
import { become } from '../layout/account/store.ts'
import { unixNow } from '../orders/when.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field, Input, Textarea } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { Note } from '../ui/Note.tsx'
import styles from './Deletion.module.css'

export type Leaving = Success<typeof getClientSettings>

const DAY = 86_400

/** What deleting the account means, and the deletion; who has not just signed in is sent a code first (spec: decisions CLI-2, CLI-5). */
export function DeletionDialog({ client, onClose }: { client: Leaving; onClose: () => void }) {
  const { edition, language } = useSite()
  const t = useTexts('client-account').settings.deletion
  const resend = useTexts('auth').code
  const common = useTexts('common')
  const href = useHref()
  const errors = useErrors('errors-auth')
  const form = useForm({ readErrors: () => errors })
  const [isGone, setGone] = useState(false)
  const [sent, setSent] = useState<{ code_id: number; to: string } | null>(null)
  const [left, wait] = useWait()
  useEffect(() => {
    if (sent) document.getElementById('auth_code')?.focus()
  }, [sent])

  const sendCode = async () => {
    const { phone_plain, phone_confirmed, email, email_confirmed } = client
    // the stored form has its country in front
    const phone = phone_plain && (phone_confirmed || !email_confirmed) ? { phone_plain, phone_default_country_code: 0 } : null
    const answer = await api.post('/client/auth/get_auth_code', phone ?? { email: email ?? '' })
    if (answer.status === 'fail') return form.refuse(errorOf(answer), { wait: answer.retry_after })
    wait(answer.data.resend_after)
    setSent({ code_id: answer.data.client_id, to: phone ? showPhone(phone.phone_plain, edition) : (email ?? '') })
  }
  const remove = async () => {
    const { reason = '', auth_code = '' } = form.read()
    const code = auth_code.replace(/\D/g, '')
    if (sent && code.length < CODE_LENGTH[0]) return form.refuse({ auth_code: code ? 'code_wrong' : 'required' })
    const answer = await api.post('/client/profile/delete', { reason, ...(sent && { code_id: sent.code_id, auth_code: code }) })
    if (answer.status === 'success') {
      form.settle()
      // nothing waits for them any more, and asking for it would be refused
      become(answer.auth)
      return setGone(true)
    }
    const error = errorOf(answer)
    if (!sent && typeof error === 'object' && error.auth_code === 'required') return sendCode()
    return form.refuse(error === 'code_wrong' ? { auth_code: 'code_wrong' } : error)
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    return form.once('delete', remove)
  }
  const { orders_count, tutors } = client.deletion
  const date = formatLongDate(unixNow() + ERASED_DAYS * DAY, edition, language)
  const erased = <Meaning icon={icons.bin} title={fill(plural(t.later, ERASED_DAYS, edition, language), { date })} text={t.later_text} />
  const main = href(pathTo('main'))
  if (isGone)
    return (
      <Dialog
        id="deletion-dialog"
        title={t.done}
        close={common.close}
        onClose={() => window.location.assign(main)}
        foot={<LinkButton href={main}>{t.home}</LinkButton>}
      >
        <ul className={styles.means}>{erased}</ul>
      </Dialog>
    )
  return (
    <Dialog
      id="deletion-dialog"
      title={t.question}
      close={common.close}
      onClose={onClose}
      foot={
        <div className="row grow">
          <Button look="line" onClick={onClose}>
            {t.keep}
          </Button>
          <Button type="submit" form="deletion-form" look="bad" className="push" busy={form.busy !== null}>
            {t.submit}
          </Button>
        </div>
      }
    >
      <ul className={styles.means}>
        <Meaning icon={icons.lock} title={t.now} text={t.now_text} />
        {orders_count > 0 && (
          <Meaning
            icon={icons.users}
            title={plural(t.orders, orders_count, edition, language)}
            text={tutors.length > 0 ? fill(t.orders_text, { names: tutors.join(', ') }) : ''}
          />
        )}
        {erased}
        <Meaning icon={icons.star} title={t.stays} text={t.stays_text} />
      </ul>
      <form ref={form.attach} id="deletion-form" noValidate className="col" onSubmit={press} onInput={form.onInput}>
        <FormFailure>{form.failure}</FormFailure>
        {sent && (
          <Note tone="info" alert>
            {fill(t.code_sent, { to: sent.to })}
          </Note>
        )}
        {sent && (
          <Field name="auth_code" label={t.code} error={form.problems.auth_code}>
            {(control) => <Input {...control} inputMode="numeric" autoComplete="one-time-code" />}
          </Field>
        )}
        {sent && (
          <Button look="line" aria-disabled={left > 0 || undefined} busy={form.busy === 'again'} onClick={() => form.once('again', sendCode)}>
            {left > 0 ? fill(resend.resend_in, { seconds: left }) : resend.resend}
          </Button>
        )}
        <Field name="reason" label={t.reason} optional={common.optional} error={form.problems.reason}>
          {(control) => <Textarea {...control} rows={2} maxLength={500} />}
        </Field>
      </form>
    </Dialog>
  )
}

const Meaning = ({ icon, title, text }: { icon: string; title: ReactNode; text: string }) => (
  <li>
    <Icon d={icon} />
    <span>
      <b>{title}</b>
      {text && (
        <>
          {' '}
          <br />
          <span className="s soft">{text}</span>
        </>
      )}
    </span>
  </li>
)
