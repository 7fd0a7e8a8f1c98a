import { type ReactNode, useEffect, useRef } from 'react'
import { showPhone } from '../../theme/shown-phone.ts'
import { fill } from '../../theme/words.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx'
import { SlowLine } from '../forms/SlowLine.tsx'
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
import { contactsOf } from './contacts-of.ts'
import { FormTitle } from './FormTitle.tsx'
import { useFormTexts } from './form-texts.ts'
import type { FramedForm } from './framed-form.ts'
import type { Opening } from './opening.ts'
import { RequestCheck } from './RequestCheck.tsx'
import { schoolRequestPath } from './school-request-path.ts'
import { type SentToSchool, useSchoolRequest } from './use-school-request.ts'

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

/** The short form of the partner school, then thanks (spec: public 4 and 5, short school request). */
export function SchoolRequest({ lessons, lesson, opening, onClose, frame }: SchoolRequestProps) {
  const texts = useFormTexts()
  const { edition, words } = texts
  const t = useTexts('school-request')
  const href = useHref()
  const account = contactsOf(useAccount(({ auth }) => auth) ?? undefined, edition)
  const values: Values = opening?.values ?? account
  const { form, sent, refusals, press, change } = useSchoolRequest({ lesson, opening, ...texts })
  const guard = useLeaveGuard(form.changed)

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
        onInput={change}
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
        <RequestCheck refusals={refusals} isAsked={opening?.isPersonAsked} />
      </form>
    ),
  })
}

function Thanks({ id, phone, time, onClose, frame }: SentToSchool & Pick<SchoolRequestProps, 'onClose' | 'frame'>) {
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
