import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { api } from '../../data-providers/api.ts'
import { fill } from '../../theme/words.ts'
import { session } from '../browser/storage.ts'
import { type ErrorWords, errorText, type Problems, wordProblems } from '../forms/error-words.ts'
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx'
import { scrollToInvalid } from '../forms/scroll-to-invalid.ts'
import { readForm, type Values } from '../forms/values.ts'
import { pathTo } from '../routes.ts'
import { localPath } from '../site.ts'
import { priceUnit } from '../tutors/price.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { advance } from './advance.ts'
import { ContactStep } from './ContactStep.tsx'
import { campaign } from './campaign.ts'
import { DetailStep, Rhythm } from './DetailStep.tsx'
import { LessonStep } from './LessonStep.tsx'
import styles from './OrderForm.module.css'
import { PlaceStep } from './PlaceStep.tsx'
import { requestOf } from './request-of.ts'
import { SentRequest } from './SentRequest.tsx'
import { type Sent, sendRequest } from './send-request.ts'
import type { StepProps } from './step.ts'
import { allFields, fieldsOn, type Step, screensOf } from './steps.ts'

/** A form as it is opened, or as it came back from its page. */
export interface Opening {
  values: Values
  screen: number
  /** In words, by field. */
  errors: Problems
  /** What is wrong with the request as a whole, in words. */
  failure: string
}

/** What the form gives to the frame around it, a page or a dialog. */
export interface FramedForm {
  title: ReactNode
  before: ReactNode
  body: ReactNode
  foot: ReactNode
  onClose: (event?: MouseEvent) => void
}

export interface OrderFormProps extends Pick<StepProps, 'offer' | 't' | 'words' | 'edition' | 'language'> {
  opening: Opening
  /** Texts of problems, fetched when there is one. */
  readErrors: () => Promise<ErrorWords>
  /** Takes the form away; asked for only when nothing would be lost, or the client agreed. */
  onClose: () => void
  frame: (form: FramedForm) => ReactNode
}

const FORM = 'order-form'

/** The order form in its steps: every press reads the whole form, as its page does without script (spec: decisions ORD-19, ORD-24). */
export function OrderForm({ opening, readErrors, onClose, frame, ...given }: OrderFormProps) {
  const { offer, t, words, edition, language } = given
  const form = useRef<HTMLFormElement>(null)
  const untouched = useRef('')
  const [values, setValues] = useState(opening.values)
  const [screen, setScreen] = useState(opening.screen)
  const [errors, setErrors] = useState(opening.errors)
  const [failure, setFailure] = useState(opening.failure)
  const [refusals, setRefusals] = useState(Object.keys(opening.errors).length)
  const [busy, setBusy] = useState(false)
  const pressed = useRef(false)
  const [leaving, setLeaving] = useState(false)
  const [sent, setSent] = useState<number | null>(null)
  const screens = screensOf(offer)
  const isLast = screen === screens.length - 1

  useEffect(() => {
    untouched.current = written(form.current)
  }, [])
  // once for each try, not for each correction
  useEffect(() => {
    if (form.current && refusals > 0) scrollToInvalid(form.current)
  }, [refusals])

  const release = () => {
    pressed.current = false
    setBusy(false)
  }
  const turnTo = (wanted: number) => {
    setScreen(wanted)
    setErrors({})
    setFailure('')
    // the next step is read from its heading on
    setTimeout(() => document.getElementById(`${FORM}-step`)?.focus())
  }
  const refuse = async (problems: Problems) => {
    setErrors(wordProblems(await readErrors(), problems, edition))
    setRefusals((count) => count + 1)
  }

  const press = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pressed.current || !form.current) return
    pressed.current = true
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    const read: Values = { ...readForm(form.current), go: submitter instanceof HTMLButtonElement ? submitter.value : 'next' }
    setBusy(true)
    const code = await import('./check-request.ts').catch(() => null)
    // without its code the form goes the way it goes without script
    if (!code) return form.current?.submit()
    const { checkRequest, atFields } = code
    const request = requestOf(read, offer, { edition, language, utm: campaign(), step: screens.length })
    const next = advance(read, offer, () => checkRequest(request, offer, edition))
    setValues(read)
    setFailure('')
    if (next.send) return finish(await sendRequest(api, request, offer), atFields)
    if (next.screen !== screen) turnTo(next.screen)
    if (Object.keys(next.problems).length > 0) await refuse(next.problems)
    release()
  }

  const finish = async (answer: Sent, atFields: (found: Problems) => Problems) => {
    if (answer.status === 'success') {
      const { order_id, need_login } = answer.data
      // the page of the order asks for a code, which goes to this contact
      if (need_login) session.write('login_contact', values.email || values.phone_plain || '')
      if (offer.short) setSent(order_id)
      else return window.location.assign(localPath(edition, language, pathTo('clientOrder', { id: order_id })))
    } else if (typeof answer.error === 'string') setFailure(errorText(await readErrors(), '', answer.error, edition))
    else {
      setFailure(t.not_sent)
      await refuse(atFields(answer.error))
    }
    release()
  }

  const close = (event?: MouseEvent) => {
    if (sent !== null || written(form.current) === untouched.current) return onClose()
    event?.preventDefault()
    setLeaving(true)
  }

  /** What depends on other fields is drawn anew, and a corrected field is no longer wrong. */
  const change = ({ target }: FormEvent<HTMLFormElement>) => {
    step.refresh()
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : ''
    const mended = name.startsWith('location_at_') ? 'location_at_online' : name
    setErrors(({ [mended]: _, ...left }) => left)
  }

  const step: StepProps = { ...given, values, errors, refresh: () => form.current && setValues(readForm(form.current)) }
  const shown = fieldsOn(offer, screen)
  const { tutor } = offer
  const framed = {
    title: (
      <>
        {tutor ? fill(t.title, { name: tutor.name }) : t.title_general}
        {tutor?.price && (
          <span className={styles.price}>
            {tutor.price}
            {priceUnit(tutor, words)}
          </span>
        )}
      </>
    ),
    before: tutor && <Avatar src={tutor.avatar} size="s" eager />,
    onClose: close,
  }
  if (sent !== null)
    return frame({ ...framed, title: t.thanks.title, foot: null, body: <SentRequest {...step} order_id={sent} readErrors={readErrors} /> })
  return frame({
    ...framed,
    body: (
      <form
        ref={form}
        id={FORM}
        method="post"
        action={localPath(edition, language, tutor ? pathTo('request', { tutor_id: tutor.id }) : pathTo('generalRequest'))}
        noValidate
        className={styles.root}
        onSubmit={press}
        onInput={change}
      >
        {/* Enter presses the first button of a form, which must not lead back */}
        <button type="submit" name="go" value="next" className="hide" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="screen" value={screen} />
        {allFields.map((name) => !shown.includes(name) && values[name] && <input key={name} type="hidden" name={name} value={values[name]} />)}
        {screens.length > 1 && (
          <Stepper
            label={t.steps.label}
            steps={screens.map(([name = 'lessons'], at) => ({
              label: t.steps[name],
              state: at < screen ? 'done' : at === screen ? 'now' : 'later',
              ...(at < screen && { onClick: () => turnTo(at) }),
            }))}
          />
        )}
        {failure && (
          <Note tone="bad" alert>
            {failure}
          </Note>
        )}
        <div id={`${FORM}-step`} tabIndex={-1} className={styles.steps} key={screen}>
          <p className="hide">{screens.length > 1 && fill(t.step, { step: screen + 1, count: screens.length })}</p>
          {(screens[screen] ?? []).map((name) => (
            <StepFields key={name} name={name} {...step} />
          ))}
        </div>
      </form>
    ),
    foot: leaving ? (
      <LeaveQuestion {...t.leave} onLeave={onClose} onStay={() => setLeaving(false)} />
    ) : (
      <div className={styles.buttons}>
        {screen > 0 && (
          <Button type="submit" look="line" form={FORM} name="go" value="back">
            {words.back}
          </Button>
        )}
        <Button type="submit" className="grow" form={FORM} name="go" value="next" busy={busy}>
          {isLast ? t.send : t.next[(screens[screen + 1]?.[0] ?? 'place') as keyof typeof t.next]}
        </Button>
      </div>
    ),
  })
}

/** All that a form holds, for telling whether something was typed. */
const written = (form: HTMLFormElement | null) => (form ? JSON.stringify({ ...readForm(form), go: '' }) : '')

function StepFields({ name, ...props }: StepProps & { name: Step }) {
  if (name === 'lessons') return <LessonStep {...props} />
  if (name === 'place') return <PlaceStep {...props} />
  if (name === 'contacts') return <ContactStep {...props} />
  return props.offer.short ? <Rhythm {...props} /> : <DetailStep {...props} />
}
