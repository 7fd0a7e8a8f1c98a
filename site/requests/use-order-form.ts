import { type FormEvent, useRef, useState } from 'react'
import { api, errorOf } from '../../data-providers/api.ts'
import { localPath } from '../../editions/local-path.ts'
import { afterPaint } from '../browser/after-paint.ts'
import { type FormLocation, pushEvent } from '../browser/data-layer.ts'
import { tellSignIn } from '../browser/tell-sign-in.ts'
import { usePageReturn } from '../browser/use-page-return.ts'
import type { ErrorWords, Problems } from '../forms/error-words.ts'
import { stepOf } from '../forms/SteppedForm.tsx'
import { useForm } from '../forms/use-form.ts'
import { useScreens } from '../forms/use-screens.ts'
import { idsOf, type Values } from '../forms/values.ts'
import { pathTo } from '../routes.ts'
import { useSite } from '../site.ts'
import type { AdditionalSchool } from './AdditionalSchool.tsx'
import { advance } from './advance.ts'
import { campaign } from './campaign.ts'
import { keepLoginContact } from './keep-login-contact.ts'
import type { Opening } from './opening.ts'
import { type Request, requestOf } from './request-of.ts'
import { type Made, type Sent, sendRequest } from './send-request.ts'
import type { StepProps } from './step.ts'
import { screenOf, screensOf } from './steps.ts'
import { useToldOpening } from './use-told-opening.ts'

export interface OrderFormState extends Pick<StepProps, 'offer' | 't' | 'edition' | 'language'> {
  opening: Opening
  /** Where in the site it was asked for. */
  location: FormLocation
  /** Texts of problems, fetched when there is one. */
  readErrors: () => Promise<ErrorWords>
  /** The page of a request that was sent comes back out of the browser's memory. */
  onReturn: () => void
}

/** What the partner school may be asked for after the request, and the part that asks. */
interface Offered extends Pick<Made, 'order_id'> {
  Part: typeof AdditionalSchool
  lessons: Made['school_lessons']
}

export const ORDER_FORM = 'order-form'

const checking = () => import('./check-request.ts')

/** The three ways of holding lessons are one question. */
const shownAt = (field: string) => (field.startsWith('location_at_') ? 'location_at_online' : field)

/** What the order form holds and does: every press reads the whole form, as its page does without script (spec: decisions ORD-19, ORD-24). */
export function useOrderForm({ opening, location, readErrors, onReturn, offer, t, edition, language }: OrderFormState) {
  const form = useForm({ readErrors, opening: { problems: opening.errors, failure: opening.failure }, shownAt })
  const [values, setValues] = useState(opening.values)
  const [screen, turnTo] = useScreens(opening.screen, form, stepOf(ORDER_FORM))
  const [sent, setSent] = useState<Pick<Made, 'order_id' | 'at_school'> | null>(null)
  const [offered, setOffered] = useState<Offered | null>(null)
  const [refusals, setRefusals] = useState(0)
  const { fetchTexts } = useSite()
  const handed = useRef(false)
  const begun = useRef(false)
  /** What the server named on steps that are still to come, to be told there. */
  const ahead = useRef<Problems>({})
  // the request has gone: who comes back to its form wants another one
  usePageReturn(() => handed.current && onReturn())

  /** What the visitor does, for the tag manager (spec: decisions OPS-5). */
  const tell = (event: Parameters<typeof pushEvent>[0], read: Values) => {
    const { id, response_band } = offer.tutor ?? {}
    // the field for another subject may be empty
    const lessons = idsOf(read.lessons)
    const { value } = offer.lessons.find((lesson) => lesson.id === lessons[0]) ?? offer.tutor ?? {}
    const price = value ? { value, currency: edition.currency } : {}
    // a city stays in its field when another place is chosen
    const city = (read.location_at_client && read.client_city) || (read.location_at_tutor && read.tutor_city)
    pushEvent(event, { form_location: location, lesson: lessons.join(','), city: city || undefined, tutor_id: id, response_band, ...price })
  }
  useToldOpening(() => tell('view_order_form', opening.values))

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
    const request = requestOf(read, offer, { edition, language, utm: campaign(), step: screensOf(offer).length })
    const next = advance(read, offer, () => checkRequest(request, offer, edition))
    setValues(read)
    if (!begun.current && (next.send || next.screen > screen)) {
      begun.current = true
      tell('begin_checkout', read)
    }
    if (next.send) return finish(await sendRequest(api, request, offer), request, atFields, read)
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
  const finish = async (answer: Sent, request: Request, atFields: (found: Problems) => Problems, read: Values) => {
    if (answer.status === 'success') {
      const { order_id, login_by, at_school, school_lessons } = answer.data
      tell('submit_order', read)
      form.settle()
      keepLoginContact(login_by, request, edition)
      if (offer.short) {
        tellSignIn()
        return setSent({ order_id, at_school })
      }
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
  const loadSchool = () =>
    Promise.all([import('./AdditionalSchool.tsx'), fetchTexts('school-offer')])
      .then(([{ AdditionalSchool }]) => AdditionalSchool)
      .catch(() => null)

  const orderPath = (id: number) => localPath(edition, language, pathTo('clientOrder', { id }))
  const goToOrder = (id: number) => window.location.assign(orderPath(id))

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

  return { form, values, screen, turnTo, press, change, sent, offered, refusals, orderPath, goToOrder }
}
