import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { api, errorOf } from '../../data-providers/api.ts'
import { showPhone } from '../../theme/shown-phone.ts'
import { fill } from '../../theme/words.ts'
import { pushEvent } from '../browser/data-layer.ts'
import { tellSignIn } from '../browser/tell-sign-in.ts'
import { noteForm } from '../browser/visits.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx'
import { SlowLine } from '../forms/SlowLine.tsx'
import { useForm } from '../forms/use-form.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.ts'
import { idsOf, type Values } from '../forms/values.ts'
import { useAccount } from '../layout/account/store.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Field, Select } from '../ui/Field.tsx'
import { CheckChips } from './CheckChips.tsx'
import { ContactFields } from './ContactFields.tsx'
import { campaign } from './campaign.ts'
import { contactsOf } from './contacts-of.ts'
import { FormTitle } from './FormTitle.tsx'
import { useFormTexts } from './form-texts.ts'
import type { FramedForm } from './framed-form.ts'
import { keepLoginContact } from './keep-login-contact.ts'
import type { Opening } from './opening.ts'
import { RequestCheck } from './RequestCheck.tsx'
import { schoolRequestOf } from './school-request-of.ts'
import { schoolRequestPath } from './school-request-path.ts'

export interface SchoolRequestProps {
  lessons: readonly { id: number; name: string }[]
  /** Of the page it is asked for on. */
  lesson: number | null
  /** Where it is a page of its own: as the server drew it. */
  opening?: Opening
  onClose: () => void
  frame: (form: FramedForm) => ReactNode
}

const FORM = 'school-request'
const checking = () => import('./check-school.ts')

/** The short form of the partner school, then thanks (spec: public 4 and 5, short school request). */
export function SchoolRequest({ lessons, lesson, opening, onClose, frame }: SchoolRequestProps) {
  const { readErrors, ...texts } = useFormTexts()
  const { edition, language, words } = texts
  const t = useTexts('school-request')
  const href = useHref()
  const account = contactsOf(useAccount(({ auth }) => auth) ?? undefined, edition)
  const values: Values = opening?.values ?? account
  const form = useForm({ readErrors, ...(opening && { opening: { problems: opening.errors, failure: opening.failure } }) })
  const guard = useLeaveGuard(form.changed)
  const [sent, setSent] = useState<Sent | null>(null)
  const [refusals, setRefusals] = useState(0)
  /** The bar of the scrolled catalogue is the only way here (spec: decisions OPS-5). */
  const tell = (event: Parameters<typeof pushEvent>[0], lesson: unknown) =>
    pushEvent(event, { form_location: 'sticky_bar', lesson: lesson ? String(lesson) : undefined })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    noteForm()
    tell('view_order_form', lesson)
  }, [])
  const isBegun = useRef(false)

  const send = async () => {
    const read = form.read()
    const request = schoolRequestOf(read, { edition, language, utm: campaign() })
    const code = await checking().catch(() => null)
    const problems = code?.checkSchool(request, edition) ?? {}
    if (Object.keys(problems).length > 0) return form.refuse(problems)
    if (!isBegun.current) tell('begin_checkout', request.lesson_id)
    isBegun.current = true
    const answer = await api.post('/client/make_short_school_request', request)
    if (answer.status === 'success') {
      tell('submit_order', request.lesson_id)
      form.settle()
      keepLoginContact(answer.data.login_by, request, edition)
      tellSignIn()
      const time = words.choices.intervals.find(({ value }) => value === request.time_intervals[0])?.label ?? ''
      return setSent({ id: answer.data.id, phone: answer.data.client_phone_plain ?? '', time })
    }
    setRefusals((count) => count + 1)
    await form.refuse(errorOf(answer), { wait: answer.retry_after })
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    return form.once('send', send)
  }

  if (sent) return <Thanks {...sent} onClose={onClose} frame={frame} />
  return frame({
    title: <FormTitle line={t.text}>{t.title}</FormTitle>,
    before: null,
    onClose: (event) => {
      event?.preventDefault()
      if (form.busy === null) guard.leaveBy(onClose)
    },
    foot: guard.asking ? (
      <LeaveQuestion {...t.leave} onLeave={guard.leave} onStay={guard.stay} />
    ) : (
      <>
        <SlowLine busy={form.busy !== null}>{texts.t.slow}</SlowLine>
        <Button type="submit" full form={FORM} busy={form.busy !== null}>
          {t.send}
        </Button>
      </>
    ),
    body: (
      <form
        ref={form.attach}
        id={FORM}
        method="post"
        action={href(schoolRequestPath(lesson))}
        noValidate
        className="col wide"
        onSubmit={press}
        onInput={(event) => {
          form.onInput(event)
          checking().catch(() => {})
        }}
      >
        <FormFailure>{form.failure}</FormFailure>
        <Field name="lesson_id" label={t.lesson} error={form.problems.lesson_id}>
          {(control) => (
            <Select
              {...control}
              options={lessons.map(({ id, name }) => ({ value: id, label: name }))}
              defaultValue={values.lesson_id ?? lesson ?? lessons[0]?.id ?? ''}
            />
          )}
        </Field>
        <CheckChips
          name="time_intervals"
          legend={t.when}
          // all begin and end with the hour
          options={words.choices.intervals.map(({ value, label }) => ({ value, label: label.replaceAll(':00', '') }))}
          chosen={idsOf(values.time_intervals)}
          error={form.problems.time_intervals}
          single
        />
        <ContactFields {...texts} values={values} errors={form.problems} needsEmail />
        <RequestCheck refusals={refusals} />
      </form>
    ),
  })
}

interface Sent {
  id: number
  phone: string
  /** In words: when the school is to call. */
  time: string
}

function Thanks({ id, phone, time, onClose, frame }: Sent & Pick<SchoolRequestProps, 'onClose' | 'frame'>) {
  const { edition } = useSite()
  const t = useTexts('school-request')
  const href = useHref()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return frame({
    title: t.title,
    before: null,
    onClose: (event) => {
      event?.preventDefault()
      onClose()
    },
    foot: null,
    body: (
      <div ref={box} tabIndex={-1} role="status">
        <Empty title={t.thanks} text={fill(t.sent, { phone: showPhone(phone, edition), time: time.toLowerCase() })} drawing="orders">
          <LinkButton href={href(pathTo('clientOrder', { id }))}>{t.open}</LinkButton>
        </Empty>
      </div>
    ),
  })
}
