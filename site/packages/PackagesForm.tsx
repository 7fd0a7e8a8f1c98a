import { type FormEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { api, errorOf } from '../../data-providers/api.ts'
import { ANY_TIME } from '../../schemas/order-options.ts'
import { SCHOOL_LESSON_MINUTES } from '../../schemas/packages.ts'
import { formatMoney } from '../../theme/money.ts'
import { fill, plural } from '../../theme/words.ts'
import { pushEvent } from '../browser/data-layer.ts'
import { usePageReturn } from '../browser/use-page-return.ts'
import type { Problems } from '../forms/error-words.ts'
import { SlowLine } from '../forms/SlowLine.tsx'
import { StepButtons, SteppedForm, stepOf } from '../forms/SteppedForm.tsx'
import { useForm } from '../forms/use-form.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.ts'
import { useScreens } from '../forms/use-screens.ts'
import { idsOf, type Values } from '../forms/values.ts'
import { CheckChips } from '../requests/CheckChips.tsx'
import { ContactFields } from '../requests/ContactFields.tsx'
import { campaign } from '../requests/campaign.ts'
import { FormTitle } from '../requests/FormTitle.tsx'
import { useFormTexts } from '../requests/form-texts.ts'
import type { FramedForm } from '../requests/framed-form.ts'
import { keepLoginContact } from '../requests/keep-login-contact.ts'
import type { Opening } from '../requests/opening.ts'
import { RequestCheck } from '../requests/RequestCheck.tsx'
import { useToldOpening } from '../requests/use-told-opening.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Field, Select } from '../ui/Field.tsx'
import { Note } from '../ui/Note.tsx'
import { chosenOf, lessonChoices, type PackageOffer } from './offer.ts'
import { PackageChoice } from './PackageChoice.tsx'
import styles from './Packages.module.css'
import { packageFields, packageRequestOf } from './package-request.ts'

interface Props {
  offer: PackageOffer
  opening: Opening
  /** The server draws it first, where no script says what is chosen. */
  onPage?: boolean
  onClose: () => void
  /** The page of a request that was sent comes back out of the browser's memory. */
  onReturn: () => void
  frame: (form: FramedForm) => ReactNode
}

const FORM = 'packages-form'
const checking = () => import('./check-package.ts')

/** Packages of a school tutor's lessons, then whom the school is to call; what was sent is paid on the order's page (spec: public 4, packages; decisions SCH-8). */
export function PackagesForm({ offer, opening, onPage = false, onClose, onReturn, frame }: Props) {
  const { readErrors, ...texts } = useFormTexts()
  const { edition, language, words } = texts
  const t = useTexts('school-packages')
  const href = useHref()
  const form = useForm({ readErrors, opening: { problems: opening.errors, failure: opening.failure } })
  const isTyped = useRef(false)
  const isBegun = useRef(false)
  // a package is chosen again with one press: only what is typed after it can be lost
  const guard = useLeaveGuard(() => isTyped.current && form.changed())
  const [values, setValues] = useState<Values>(opening.values)
  const [screen, turnTo] = useScreens(opening.screen, form, stepOf(FORM))
  const [refusals, setRefusals] = useState(0)
  const [isAwake, setAwake] = useState(!onPage)
  const [isSent, setSent] = useState(false)
  const bought = chosenOf(values, offer)
  const money = (amount: number) => formatMoney(amount, edition, language)
  const tell = (event: Parameters<typeof pushEvent>[0], lesson?: string) =>
    pushEvent(event, { form_location: 'packages', lesson, tutor_id: offer.tutor.id, value: bought?.chosen.sum, currency: edition.currency })
  useLayoutEffect(() => setAwake(true), [])
  useToldOpening(() => tell('view_order_form'))
  usePageReturn(() => isSent && onReturn())
  // what is being sent can't be called back
  const isUnderWay = form.busy !== null

  const press = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay) return
    const { submitter } = event.nativeEvent as SubmitEvent
    const element = event.currentTarget
    const read = form.read()
    setValues(read)
    if (submitter instanceof HTMLButtonElement && submitter.value === 'back') return turnTo(0)
    if (screen === 0) {
      // who goes back to choose another has begun already (spec: decisions OPS-5)
      if (!isBegun.current) tell('begin_checkout')
      isBegun.current = true
      return turnTo(1)
    }
    return form.once('send', () => send(read, element))
  }
  const send = async (read: Values, element: HTMLFormElement) => {
    const code = await checking().catch(() => null)
    if (!code) {
      // without its code the form goes the way it goes without script
      form.settle()
      element.submit()
      return 'leaving'
    }
    const request = packageRequestOf(read, offer, { edition, language, utm: campaign() })
    const problems = code.checkPackage(request, offer, read, edition)
    if (Object.keys(problems).length > 0) return form.refuse(problems)
    const answer = await api.post('/client/order/make_school_request', { request })
    if (answer.status === 'success') {
      tell('submit_order', String(request.lesson_id))
      form.settle()
      keepLoginContact(answer.data.login_by, request, edition)
      setSent(true)
      window.location.assign(href(pathTo('clientOrder', { id: answer.data.id })))
      return 'leaving'
    }
    setRefusals((count) => count + 1)
    const error = errorOf(answer)
    await form.refuse(typeof error === 'string' ? error : code.atFields(error), { wait: answer.retry_after })
  }
  const change = (event: FormEvent<HTMLFormElement>) => {
    isTyped.current ||= screen > 0
    setValues(form.read())
    form.onInput(event)
    checking().catch(() => {})
  }

  const isOff = offer.tutor.is_catalog_disabled
  const sum = bought && { lessons: plural(t.lessons, bought.chosen.size, edition, language), sum: money(bought.chosen.sum) }
  const title = fill(t.title, { name: offer.tutor.name })
  return frame({
    title: <FormTitle line={fill(t.each, { minutes: SCHOOL_LESSON_MINUTES })}>{title}</FormTitle>,
    before: <Avatar src={offer.tutor.avatar} size="s" eager />,
    onClose: (event?: MouseEvent) => {
      event?.preventDefault()
      if (!isUnderWay) guard.leaveBy(onClose)
    },
    body: (
      <SteppedForm
        id={FORM}
        action={href(pathTo('packages', { tutor_id: offer.tutor.id }))}
        form={form}
        screen={screen}
        values={values}
        carried={packageFields[screen === 0 ? 1 : 0]}
        onSubmit={press}
        onInput={change}
        isOff={isOff}
        label={screen === 0 ? title : t.contacts}
        className={styles.kinds}
      >
        {screen === 0 ? (
          <>
            {offer.sold.length > 1 && (
              <CheckChips
                name="kind"
                legend={t.levels}
                options={offer.sold.map(({ kind }) => ({ value: kind, label: t.kinds[kind] }))}
                chosen={[bought?.sold.kind ?? '']}
                single
              />
            )}
            {offer.sold.map(({ kind, packages }) => (
              <PackageChoice key={kind} kind={kind} packages={packages} chosen={values[`package_${kind}`]} isOnly={offer.sold.length === 1} />
            ))}
            {isOff ? <Note tone="mark">{t.disabled}</Note> : <p className="s soft">{t.first}</p>}
          </>
        ) : (
          bought && (
            <>
              <Note tone="info">{fill(t.chosen, sum ?? {})}</Note>
              <h2 className="l">{t.contacts}</h2>
              <Field name="lesson" label={t.lesson} error={form.problems.lesson}>
                {(control) => (
                  <Select
                    {...control}
                    options={lessonChoices(bought.sold, (lesson) => fill(t.any_level, { lesson }))}
                    {...(values.lesson && { defaultValue: values.lesson })}
                  />
                )}
              </Field>
              <CheckChips
                name="time_intervals"
                legend={t.when}
                options={words.choices.intervals}
                whole={ANY_TIME}
                chosen={idsOf(values.time_intervals)}
                error={form.problems.time_intervals}
              />
              <ContactFields {...texts} values={values} errors={form.problems as Problems} needsEmail />
            </>
          )
        )}
        {screen === 1 && <RequestCheck refusals={refusals} isAsked={opening.isPersonAsked} />}
      </SteppedForm>
    ),
    foot: (
      <>
        <SlowLine busy={isUnderWay}>{texts.t.slow}</SlowLine>
        <StepButtons
          id={FORM}
          form={form}
          guard={guard}
          leave={texts.t.leave}
          back={screen > 0 && words.back}
          next={screen > 0 ? t.send : isAwake && sum ? fill(t.buy, sum) : t.next}
          isOff={isOff}
        />
      </>
    ),
  })
}
