import { type FormEvent, useRef, useState } from 'react'
import { api, errorOf } from '../../data-providers/api.ts'
import { pushEvent } from '../browser/data-layer.ts'
import { tellSignIn } from '../browser/tell-sign-in.ts'
import { useForm } from '../forms/use-form.ts'
import { campaign } from './campaign.ts'
import type { useFormTexts } from './form-texts.ts'
import { keepLoginContact } from './keep-login-contact.ts'
import type { Opening } from './opening.ts'
import { schoolRequestOf } from './school-request-of.ts'
import { useToldOpening } from './use-told-opening.ts'

interface SchoolRequestState extends Pick<ReturnType<typeof useFormTexts>, 'words' | 'readErrors' | 'edition' | 'language'> {
  /** Of the page it is asked for on. */
  lesson: number | null
  opening: Opening | undefined
}

export interface SentToSchool {
  id: number
  phone: string
  /** In words: when the school is to call. */
  time: string
}

const checking = () => import('./check-school.ts')

/** What the school's short form holds and does (spec: public 5, short school request). */
export function useSchoolRequest({ lesson, opening, words, readErrors, edition, language }: SchoolRequestState) {
  const form = useForm({ readErrors, ...(opening && { opening: { problems: opening.errors, failure: opening.failure } }) })
  const [sent, setSent] = useState<SentToSchool | null>(null)
  const [refusals, setRefusals] = useState(0)
  const isBegun = useRef(false)
  /** The bar of the scrolled catalogue is the only way here (spec: decisions OPS-5). */
  const tell = (event: Parameters<typeof pushEvent>[0], lesson: unknown) =>
    pushEvent(event, { form_location: 'sticky_bar', lesson: lesson ? String(lesson) : undefined })
  useToldOpening(() => tell('view_order_form', lesson))

  const send = async () => {
    const request = schoolRequestOf(form.read(), { edition, language, utm: campaign() })
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
  /** What the next press needs is fetched meanwhile. */
  const change = (event: FormEvent) => {
    form.onInput(event)
    checking().catch(() => {})
  }
  return { form, sent, refusals, press, change }
}
