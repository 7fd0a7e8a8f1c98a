import { type FormEvent, useEffect, useRef, useState } from 'react'
import { api, errorOf } from '../../data-providers/api.ts'
import { timeIntervals } from '../../schemas/order-options.ts'
import { fill } from '../../theme/words.ts'
import { session } from '../browser/storage.ts'
import { noteForm } from '../browser/visits.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx'
import { useForm } from '../forms/use-form.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.ts'
import { useAccount } from '../layout/account/store.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field, Select } from '../ui/Field.tsx'
import { CheckChips } from './CheckChips.tsx'
import { ContactFields } from './ContactFields.tsx'
import { campaign } from './campaign.ts'
import { contactsOf } from './contacts-of.ts'
import { useFormTexts } from './form-texts.ts'
import { PersonCheck } from './PersonCheck.tsx'

interface Props {
  lessons: readonly { id: number; name: string }[]
  /** Of the page it is asked for on. */
  lesson: number | null
  onClose: () => void
}

const FORM = 'school-request'
const checking = () => import('./check-school.ts')

/** The short form of the partner school, then thanks (spec: public 4 and 5, short school request). */
export function SchoolRequest({ lessons, lesson, onClose }: Props) {
  const { readErrors, ...texts } = useFormTexts()
  const { edition, language, words } = texts
  const t = useTexts('school-request')
  const values = contactsOf(useAccount(({ auth }) => auth) ?? undefined, edition)
  const form = useForm({ edition, readErrors })
  const guard = useLeaveGuard(form.changed)
  const [sent, setSent] = useState<{ id: number; phone: string } | null>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(noteForm, [])

  const send = async () => {
    const read = form.read()
    const request = {
      lesson_id: Number(read.lesson_id),
      time_intervals: timeIntervals.filter((interval) => String(interval) === read.time_intervals),
      client_name: read.client_name ?? '',
      phone_plain: read.phone_plain ?? '',
      phone_default_country_code: Number(read.phone_default_country_code),
      email: read.email ?? '',
      privacy: read.privacy === '1',
      utm: campaign(),
      lang: language,
      ...(read.recaptcha_token && { recaptcha_token: read.recaptcha_token }),
    }
    const code = await checking().catch(() => null)
    const problems = code?.checkSchool(request, edition) ?? {}
    if (Object.keys(problems).length > 0) return form.refuse(problems)
    const answer = await api.post('/client/make_short_school_request', request)
    if (answer.status === 'success') {
      form.settle()
      session.write('login_contact', request.email)
      return setSent({ id: answer.data.id, phone: answer.data.client_phone_plain ?? '' })
    }
    setRefusals((count) => count + 1)
    await form.refuse(errorOf(answer))
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    return form.once('send', send)
  }

  if (sent) return <Thanks {...sent} onClose={onClose} />
  return (
    <Dialog
      id={FORM}
      title={t.title}
      close={t.close}
      onClose={() => guard.leaveBy(onClose)}
      foot={
        guard.asking ? (
          <LeaveQuestion {...t.leave} onLeave={guard.leave} onStay={guard.stay} />
        ) : (
          <Button type="submit" full form={FORM} busy={form.busy !== null}>
            {t.send}
          </Button>
        )
      }
    >
      <form
        ref={form.attach}
        id={FORM}
        noValidate
        className="col wide"
        onSubmit={press}
        onInput={(event) => {
          form.onInput(event)
          checking().catch(() => {})
        }}
      >
        <p className="soft">{t.text}</p>
        <FormFailure>{form.failure}</FormFailure>
        <Field name="lesson_id" label={t.lesson} error={form.problems.lesson_id}>
          {(control) => (
            <Select
              {...control}
              options={lessons.map(({ id, name }) => ({ value: id, label: name }))}
              defaultValue={lesson ?? lessons[0]?.id ?? ''}
            />
          )}
        </Field>
        <CheckChips name="time_intervals" legend={t.when} options={words.choices.intervals} chosen={[]} error={form.problems.time_intervals} single />
        <ContactFields {...texts} values={values} errors={form.problems} needsEmail />
        <PersonCheck refusals={refusals} />
      </form>
    </Dialog>
  )
}

function Thanks({ id, phone, onClose }: { id: number; phone: string; onClose: () => void }) {
  const t = useTexts('school-request')
  const href = useHref()
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <Dialog
      id={FORM}
      title={t.thanks}
      close={t.close}
      onClose={onClose}
      foot={
        <LinkButton full href={href(pathTo('clientOrder', { id }))}>
          {t.open}
        </LinkButton>
      }
    >
      <p ref={text} tabIndex={-1} role="status">
        {fill(t.sent, { phone })}
      </p>
    </Dialog>
  )
}
