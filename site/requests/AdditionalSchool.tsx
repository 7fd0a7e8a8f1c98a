import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { api, errorOf } from '../../data-providers/api.ts'
import type { ErrorWords } from '../forms/error-words.ts'
import { readFromStart } from '../forms/read-from-start.ts'
import styles from '../forms/SteppedForm.module.css'
import { useForm } from '../forms/use-form.ts'
import { useTexts } from '../site.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import type { FramedForm } from './framed-form.ts'
import { type OfferedLesson, SchoolOffer, SchoolTaken } from './SchoolOffer.tsx'

interface Props {
  order_id: number
  lessons: readonly OfferedLesson[]
  /** The way to the order, where every way out of here leads. */
  order: string
  readErrors: () => Promise<ErrorWords>
  onLeave: () => void
  frame: (form: FramedForm) => ReactNode
}

const FORM = 'school-offer'

/** Offers the partner school for a subject of the request that has just been sent; whatever comes of it the order is next (spec: public 4; decisions ORD-24). */
export function AdditionalSchool({ order_id, lessons, order, readErrors, onLeave, frame }: Props) {
  const t = useTexts('school-offer')
  const form = useForm({ readErrors })
  const [isTaken, setTaken] = useState(false)
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is read from its beginning
  useEffect(() => readFromStart(box.current), [isTaken])

  const ask = async () => {
    const { lesson } = form.read()
    const chosen = lessons.find(({ id }) => String(id) === lesson) ?? lessons[0]
    const answer = await api.post('/client/order/make_additional_school_request', { order_id, lesson_rname: chosen?.rname ?? '' })
    // it is made once: an answer that was lost on the way has done it
    if (answer.status === 'success' || answer.error === 'duplicate_request') return setTaken(true)
    await form.refuse(errorOf(answer), { wait: answer.retry_after })
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    return form.once('send', ask)
  }

  return frame({
    title: t.title,
    before: null,
    onClose: (event) => {
      event?.preventDefault()
      onLeave()
    },
    body: (
      <section ref={box} tabIndex={-1} className={styles.steps} aria-label={t.title}>
        {isTaken ? (
          <SchoolTaken />
        ) : (
          <form ref={form.attach} id={FORM} noValidate onSubmit={press} onInput={form.onInput}>
            <SchoolOffer order_id={order_id} lessons={lessons} failure={form.failure} />
          </form>
        )}
      </section>
    ),
    foot: isTaken ? (
      <LinkButton full href={order}>
        {t.open}
      </LinkButton>
    ) : (
      <div className={styles.buttons}>
        <LinkButton look="line" href={order}>
          {t.no}
        </LinkButton>
        <Button type="submit" className="grow" form={FORM} busy={form.busy !== null}>
          {t.ask}
        </Button>
      </div>
    ),
  })
}
