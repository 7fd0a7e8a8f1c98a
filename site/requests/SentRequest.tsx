import { type FormEvent, useEffect, useRef, useState } from 'react'
import { api, errorOf } from '../../data-providers/api.ts'
import { localPath } from '../../editions/local-path.ts'
import { isoMinute, unixOf } from '../../theme/date-fields.ts'
import { fill } from '../../theme/words.ts'
import type { ErrorWords } from '../forms/error-words.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx'
import { readFromStart } from '../forms/read-from-start.ts'
import styles from '../forms/SteppedForm.module.css'
import { useForm } from '../forms/use-form.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.ts'
import { pathTo } from '../routes.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Field, Input } from '../ui/Field.tsx'
import { Note } from '../ui/Note.tsx'
import { MoreDetails } from './DetailStep.tsx'
import { fieldOf } from './field-of.ts'
import { detailsOf } from './request-of.ts'
import type { StepProps } from './step.ts'

interface Props extends StepProps {
  order_id: number
  /** The partner school has it: no tutor answers. */
  at_school: boolean
  readErrors: () => Promise<ErrorWords>
}

/** What follows a short request: thanks, the details it did not ask for, and the way to the order (spec: decisions ORD-19). */
export function SentRequest({ order_id, at_school, readErrors, ...step }: Props) {
  const { t, words, edition, language } = step
  const box = useRef<HTMLElement>(null)
  const form = useForm({ readErrors })
  const guard = useLeaveGuard(form.changed)
  const [isDone, setDone] = useState(false)
  const added = useRef<HTMLParagraphElement>(null)

  useEffect(() => readFromStart(box.current), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form that had the focus is gone
  useEffect(() => added.current?.focus(), [isDone])

  const add = async () => {
    if (!form.changed()) return form.refuse({}, { whole: t.thanks.nothing })
    const read = form.read()
    const first_class = read.first_class ? unixOf(read.first_class, edition) : null
    const info = await api.post('/client/order/personal_request_add_info', { request: { order_id, ...detailsOf(read) } })
    const dated =
      info.status === 'success' && first_class !== null
        ? await api.post('/client/order/personal_request_add_date_first_class', { request: { order_id, first_class } })
        : info
    if (dated.status === 'success') {
      form.settle()
      return setDone(true)
    }
    const error = errorOf(dated)
    if (typeof error === 'string') return form.refuse(error, { wait: dated.retry_after })
    await form.refuse(Object.fromEntries(Object.entries(error).map(([path, code]) => [fieldOf(path), code])))
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    return form.once('send', add)
  }

  const open = (look: 'solid' | 'line') => (
    <LinkButton look={look} full href={localPath(edition, language, pathTo('clientOrder', { id: order_id }))}>
      {t.thanks.open}
    </LinkButton>
  )
  return (
    <section ref={box} tabIndex={-1} className={`${styles.steps} col wide`} aria-label={t.thanks.title}>
      <Note tone="ok" alert>
        {fill(at_school ? t.thanks.at_school : t.thanks.text, { id: order_id })}
      </Note>
      {isDone ? (
        <>
          <p ref={added} tabIndex={-1} role="status">
            {t.thanks.added}
          </p>
          {open('solid')}
        </>
      ) : (
        <>
          {open('line')}
          <form ref={form.attach} noValidate className="col wide" onSubmit={press} onInput={form.onInput}>
            <h2 className="l">{t.thanks.more}</h2>
            <FormFailure>{form.failure}</FormFailure>
            <MoreDetails offer={step.offer} values={{}} errors={form.problems} t={t} words={words} />
            <Field name="first_class" label={t.thanks.first_class} optional={words.optional} error={form.problems.first_class}>
              {(control) => <Input {...control} type="datetime-local" min={isoMinute(Math.floor(Date.now() / 1000), edition)} />}
            </Field>
            <Button type="submit" busy={form.busy !== null}>
              {t.thanks.add}
            </Button>
            {guard.asking && form.busy === null && <LeaveQuestion {...t.leave} onLeave={guard.leave} onStay={guard.stay} />}
          </form>
        </>
      )}
    </section>
  )
}
