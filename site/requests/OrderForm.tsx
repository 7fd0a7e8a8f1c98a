import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { api, errorOf } from '../../data-providers/api.ts'
import { localPath } from '../../editions/local-path.ts'
import { priceUnit } from '../../schemas/tutor-price.ts'
import { toE164 } from '../../theme/phones.ts'
import { fill } from '../../theme/words.ts'
import { LOGIN_CONTACT } from '../auth/login-contact.ts'
import { afterPaint } from '../browser/after-paint.ts'
import { type FormLocation, pushEvent } from '../browser/data-layer.ts'
import { session } from '../browser/storage.ts'
import { usePageReturn } from '../browser/use-page-return.ts'
import { noteForm } from '../browser/visits.ts'
import type { ErrorWords, Problems } from '../forms/error-words.ts'
import styles from '../forms/SteppedForm.module.css'
import { StepButtons, SteppedForm, stepOf } from '../forms/SteppedForm.tsx'
import { useForm } from '../forms/use-form.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.ts'
import { useScreens } from '../forms/use-screens.ts'
import { useSlow } from '../forms/use-slow.ts'
import type { Values } from '../forms/values.ts'
import { pathTo } from '../routes.ts'
import { useSite } from '../site.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import type { AdditionalSchool } from './AdditionalSchool.tsx'
import { advance } from './advance.ts'
import { ContactStep } from './ContactStep.tsx'
import { campaign } from './campaign.ts'
import { DetailStep, Rhythm } from './DetailStep.tsx'
import { FormTitle } from './FormTitle.tsx'
import { FreeTimes } from './FreeTimes.tsx'
import type { FramedForm } from './framed-form.ts'
import { LessonStep } from './LessonStep.tsx'
import type { Offer } from './offer.ts'
import type { Opening } from './opening.ts'
import { PlaceStep } from './PlaceStep.tsx'
import { phoneOf } from './phone-of.ts'
import { RequestCheck } from './RequestCheck.tsx'
import { requestOf } from './request-of.ts'
import { SentRequest } from './SentRequest.tsx'
import { type Made, type Sent, sendRequest } from './send-request.ts'
import type { StepProps } from './step.ts'
import { allFields, fieldsOn, type Step, screenOf, screensOf } from './steps.ts'

export interface OrderFormProps extends Pick<StepProps, 'offer' | 't' | 'words' | 'edition' | 'language'> {
  opening: Opening
  /** Where in the site it was asked for. */
  location: FormLocation
  /** Texts of problems, fetched when there is one. */
  readErrors: () => Promise<ErrorWords>
  /** Takes the form away; asked for only when nothing would be lost, or the client agreed. */
  onClose: () => void
  /** The page of a request that was sent comes back out of the browser's memory. */
  onReturn: () => void
  frame: (form: FramedForm) => ReactNode
}

/** What the partner school may be asked for after the request, and the part that asks. */
interface Offered extends Pick<Made, 'order_id'> {
  Part: typeof AdditionalSchool
  lessons: Made['school_lessons']
}

const FORM = 'order-form'

const checking = () => import('./check-request.ts')

/** The form's own page: one that is short for the block of online tutors is so there too. */
const requestPath = ({ tutor, hidden_message }: Offer) =>
  tutor ? pathTo('request', { tutor_id: tutor.id }) + (hidden_message ? '?from=online' : '') : pathTo('generalRequest')

/** The three ways of holding lessons are one question, and so are a phone and its country. */
const shownAt = (field: string) =>
  field === 'phone_default_country_code' ? 'phone_plain' : field.startsWith('location_at_') ? 'location_at_online' : field

/** The order form in its steps: every press reads the whole form, as its page does without script (spec: decisions ORD-19, ORD-24). */
export function OrderForm({ opening, location, readErrors, onClose, onReturn, frame, ...given }: OrderFormProps) {
  const { offer, t, words, edition, language } = given
  const form = useForm({ readErrors, opening: { problems: opening.errors, failure: opening.failure }, shownAt })
  const guard = useLeaveGuard(form.changed)
  const isSlow = useSlow(form.busy !== null)
  const [values, setValues] = useState(opening.values)
  const [screen, turnTo] = useScreens(opening.screen, form, stepOf(FORM))
  const [sent, setSent] = useState<number | null>(null)
  const [offered, setOffered] = useState<Offered | null>(null)
  const { fetchTexts } = useSite()
  const [refusals, setRefusals] = useState(0)
  const handed = useRef(false)
  const begun = useRef(false)
  /** What the server named on steps that are still to come, to be told there. */
  const ahead = useRef<Problems>({})
  /** What the visitor does, for the tag manager (spec: decisions OPS-5). */
  const tell = (event: Parameters<typeof pushEvent>[0], read: Values) => {
    const { id, value } = offer.tutor ?? {}
    const price = value ? { value, currency: edition.currency } : {}
    // a city stays in its field when another place is chosen
    const city = (read.location_at_client && read.client_city) || (read.location_at_tutor && read.tutor_city)
    pushEvent(event, { form_location: location, lesson: read.lessons, city: city || undefined, tutor_id: id, ...price })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    noteForm()
    tell('view_order_form', opening.values)
  }, [])
  const screens = screensOf(offer)
  const isLast = screen === screens.length - 1
  // the request has gone: who comes back to its form wants another one
  usePageReturn(() => handed.current && onReturn())

  const press = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const read: Values = { ...form.read(), go: submitter instanceof HTMLButtonElement ? submitter.value : 'next' }
    const element = event.currentTarget
    return form.once('send', () => goOn(read, element))
  }
  const goOn = async (read: Values, element: HTMLFormElement) => {
    const code = await checking().catch(() => null)
    if (!code) {
      // without its code the form goes the way it goes without script
      form.settle()
      element.submit()
      return 'leaving'
    }
    const { checkRequest, atFields } = code
    const request = requestOf(read, offer, { edition, language, utm: campaign(), step: screens.length })
    const next = advance(read, offer, () => checkRequest(request, offer, edition))
    setValues(read)
    if (!begun.current && (next.send || next.screen > screen)) {
      begun.current = true
      tell('begin_checkout', read)
    }
    if (next.send) return finish(await sendRequest(api, request, offer), atFields, read)
    if (next.screen !== screen) turnTo(next.screen)
    const found = next.screen > screen ? takeAhead(next.screen) : next.problems
    if (Object.keys(found).length > 0) await form.refuse(found)
  }
  const takeAhead = (at: number): Problems => {
    const isHere = ([field]: [string, string]) => screenOf(offer, field) === at
    const all = Object.entries(ahead.current)
    ahead.current = Object.fromEntries(all.filter((one) => !isHere(one)))
    return Object.fromEntries(all.filter(isHere))
  }
  const finish = async (answer: Sent, atFields: (found: Problems) => Problems, read: Values) => {
    if (answer.status === 'success') {
      const { order_id, need_login, school_lessons } = answer.data
      tell('submit_order', read)
      form.settle()
      // the page of the order asks for a code, which goes to this contact
      if (need_login) session.write(LOGIN_CONTACT, values.email || toE164(phoneOf(values, edition), edition) || '')
      if (offer.short) return setSent(order_id)
      const Part = school_lessons.length > 0 && (await loadSchool())
      handed.current = true
      if (Part) return setOffered({ Part, order_id, lessons: school_lessons })
      goToOrder(order_id)
      return 'leaving'
    }
    setRefusals((count) => count + 1)
    const error = errorOf(answer)
    if (typeof error === 'string') return form.refuse(error, { wait: answer.retry_after })
    const problems = atFields(error)
    const first = Math.min(...Object.keys(problems).map((field) => screenOf(offer, field)))
    if (first !== screen) turnTo(first)
    ahead.current = problems
    takeAhead(first)
    await form.refuse(problems, { whole: t.not_sent })
  }

  const orderPath = (id: number) => localPath(edition, language, pathTo('clientOrder', { id }))
  const goToOrder = (id: number) => window.location.assign(orderPath(id))
  const loadSchool = () =>
    Promise.all([import('./AdditionalSchool.tsx'), fetchTexts('school-offer')])
      .then(([{ AdditionalSchool }]) => AdditionalSchool)
      .catch(() => null)

  const close = (event?: MouseEvent) => {
    event?.preventDefault()
    // a request under way can't be called back
    if (form.busy === null) guard.leaveBy(onClose)
  }

  const refresh = () => setValues(form.read())

  /** What depends on other fields is drawn anew; what the next press needs is fetched meanwhile. */
  const change = (event: FormEvent<HTMLFormElement>) => {
    form.onInput(event)
    // a box that was pressed shows it by itself; what was filled in before the script came is drawn before its next field speaks
    if (!event.nativeEvent.isTrusted) return refresh()
    afterPaint()
      .then(() => {
        refresh()
        return checking()
      })
      .catch(() => {})
  }

  const step: StepProps = { ...given, values, errors: form.problems }
  const shown = fieldsOn(offer, screen)
  const { tutor } = offer
  const framed = {
    title: (
      <FormTitle line={tutor?.price && tutor.price + priceUnit(tutor, words)}>
        {tutor ? fill(t.title, { name: tutor.name }) : t.title_general}
      </FormTitle>
    ),
    before: tutor && <Avatar src={tutor.avatar} size="s" eager />,
    onClose: close,
  }
  if (offered) {
    const { Part, order_id, lessons } = offered
    return <Part {...{ order_id, lessons, readErrors, frame }} order={orderPath(order_id)} onLeave={() => goToOrder(order_id)} />
  }
  if (sent !== null)
    return frame({ ...framed, title: t.thanks.title, foot: null, body: <SentRequest {...step} order_id={sent} readErrors={readErrors} /> })
  return frame({
    ...framed,
    body: (
      <SteppedForm
        id={FORM}
        action={localPath(edition, language, requestPath(offer))}
        form={form}
        screen={screen}
        values={values}
        carried={allFields.filter((name) => !shown.includes(name))}
        onSubmit={press}
        onInput={change}
        head={
          screens.length > 1 && (
            <Stepper
              label={t.steps.label}
              steps={screens.map(([name = 'lessons'], at) => ({
                label: t.steps[name],
                state: at < screen ? 'done' : at === screen ? 'now' : 'later',
                ...(at < screen && { onClick: () => turnTo(at) }),
              }))}
            />
          )
        }
      >
        <p className="hide">{screens.length > 1 && fill(t.step, { step: screen + 1, count: screens.length })}</p>
        {(screens[screen] ?? []).map((name) => (
          <StepFields key={name} name={name} {...step} />
        ))}
        {isLast && <RequestCheck refusals={refusals} />}
      </SteppedForm>
    ),
    foot: (
      <>
        <p role="status" className={isSlow ? styles.slow : 'hide'}>
          {isSlow && t.slow}
        </p>
        <StepButtons
          id={FORM}
          form={form}
          guard={guard}
          leave={t.leave}
          back={screen > 0 && words.back}
          next={isLast ? t.send : t.next[(screens[screen + 1]?.[0] ?? 'place') as keyof typeof t.next]}
        />
      </>
    ),
  })
}

function StepFields({ name, ...props }: StepProps & { name: Step }) {
  if (name === 'lessons') return <LessonStep {...props} />
  if (name === 'place') return <PlaceStep {...props} />
  if (name === 'contacts') return <ContactStep {...props} />
  if (!props.offer.short) return <DetailStep {...props} />
  return (
    <>
      <FreeTimes {...props} />
      <Rhythm {...props} />
    </>
  )
}
