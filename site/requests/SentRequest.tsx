import { type FormEvent, useEffect, useRef, useState } from 'react'
import { api } from '../../data-providers/api.ts'
import { isoMinute, unixOf } from '../../theme/dates.ts'
import { fill } from '../../theme/words.ts'
import { type ErrorWords, errorText, type Problems, wordProblems } from '../forms/error-words.ts'
import { scrollToInvalid } from '../forms/scroll-to-invalid.ts'
import { readForm } from '../forms/values.ts'
import { pathTo } from '../routes.ts'
import { localPath } from '../site.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Field, Input } from '../ui/Field.tsx'
import { Note } from '../ui/Note.tsx'
import { MoreDetails } from './DetailStep.tsx'
import styles from './OrderForm.module.css'
import { detailsOf } from './request-of.ts'
import type { StepProps } from './step.ts'

interface Props extends StepProps {
  order_id: number
  readErrors: () => Promise<ErrorWords>
}

/** What follows a short request: thanks, the details it did not ask for, and the way to the order (spec: decisions ORD-19). */
export function SentRequest({ order_id, readErrors, ...step }: Props) {
  const { t, words, edition, language, values } = step
  const box = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const pressed = useRef(false)
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open')
  const [errors, setErrors] = useState<Problems>({})
  const [failure, setFailure] = useState('')

  useEffect(() => {
    window.scrollTo(0, 0)
    box.current?.focus()
  }, [])

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pressed.current || !form.current) return
    pressed.current = true
    setState('busy')
    setFailure('')
    const read = readForm(form.current)
    const first_class = read.first_class ? unixOf(read.first_class, edition) : null
    const { class_regularity = '0', class_duration = '0' } = values
    const rhythm = { class_regularity: Number(class_regularity) as 0, class_duration: Number(class_duration) as 0 }
    const info = await api.post('/client/order/personal_request_add_info', { request: { order_id, ...rhythm, ...detailsOf(read) } })
    const dated =
      info.status === 'success' && first_class !== null
        ? await api.post('/client/order/personal_request_add_date_first_class', { request: { order_id, first_class } })
        : info
    if (dated.status === 'success') return setState('done')
    const texts = await readErrors()
    if (typeof dated.error === 'string') setFailure(errorText(texts, '', dated.error, edition))
    else {
      const problems = Object.entries(dated.error).map(([path, code]) => [path.replace(/^request\./, ''), code])
      setErrors(wordProblems(texts, Object.fromEntries(problems), edition))
      setTimeout(() => form.current && scrollToInvalid(form.current))
    }
    pressed.current = false
    setState('open')
  }

  const open = (look: 'solid' | 'line') => (
    <LinkButton look={look} full href={localPath(edition, language, pathTo('clientOrder', { id: order_id }))}>
      {t.thanks.open}
    </LinkButton>
  )
  return (
    <div ref={box} tabIndex={-1} className={`${styles.steps} col wide`}>
      <Note tone="ok" alert>
        {fill(t.thanks.text, { id: order_id })}
      </Note>
      {state === 'done' ? (
        <>
          <p role="status">{t.thanks.added}</p>
          {open('solid')}
        </>
      ) : (
        <>
          {open('line')}
          <form ref={form} noValidate className="col wide" onSubmit={add}>
            <h2 className="l">{t.thanks.more}</h2>
            {failure && (
              <Note tone="bad" alert>
                {failure}
              </Note>
            )}
            <MoreDetails values={{}} errors={errors} t={t} words={words} />
            <Field name="first_class" label={t.thanks.first_class} optional={words.optional} error={errors.first_class}>
              {(control) => <Input {...control} type="datetime-local" min={isoMinute(Math.floor(Date.now() / 1000), edition)} />}
            </Field>
            <Button type="submit" busy={state === 'busy'}>
              {t.thanks.add}
            </Button>
          </form>
        </>
      )}
    </div>
  )
}
