import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from '../forms/LeaveQuestion.module.css'
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx'
import { scrollToInvalid } from '../forms/scroll-to-invalid.ts'
import { readForm, type Values } from '../forms/values.ts'
import { useTexts } from '../site.ts'
import { Button, type ButtonLook } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Note } from '../ui/Note.tsx'
import type { Doing } from './use-action.ts'

interface Props {
  id: string
  title: string
  submit: string
  look?: ButtonLook['look']
  /** Why it can't be done now: the button stays away. */
  closed?: boolean
  doing: Doing
  onSubmit: (values: Values) => void
  onClose: () => void
  children: ReactNode
}

/** A dialog that asks what an action needs and does it; what was typed is not lost by a slip. */
export function ActionDialog({ id, title, submit, look = 'solid', closed, doing, onSubmit, onClose, children }: Props) {
  const t = useTexts('orders')
  const common = useTexts('common')
  const form = useRef<HTMLFormElement>(null)
  const untouched = useRef('')
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    untouched.current = written(form.current)
  }, [])
  useEffect(() => {
    if (form.current && doing.refusals > 0) scrollToInvalid(form.current)
  }, [doing.refusals])

  const close = () => (leaving || written(form.current) === untouched.current ? onClose() : setLeaving(true))
  const press = (event: FormEvent) => {
    event.preventDefault()
    if (form.current && !doing.busy && !closed) onSubmit(readForm(form.current))
  }
  /** A corrected field is no longer wrong. */
  const change = ({ target }: FormEvent) => {
    if (target instanceof Element) doing.mend(target.getAttribute('name') ?? '')
  }
  return (
    <Dialog
      id={id}
      title={title}
      close={common.close}
      onClose={close}
      foot={
        leaving ? (
          <LeaveQuestion {...t.leave} onLeave={onClose} onStay={() => setLeaving(false)} />
        ) : (
          <div className={styles.buttons}>
            <Button look="line" onClick={close}>
              {common.cancel}
            </Button>
            {!closed && (
              <Button type="submit" form={`${id}-form`} look={look} className="grow" busy={doing.busy !== null}>
                {submit}
              </Button>
            )}
          </div>
        )
      }
    >
      <form ref={form} id={`${id}-form`} noValidate className="col" onSubmit={press} onInput={change}>
        {doing.failure && (
          <Note tone="bad" alert>
            {doing.failure}
          </Note>
        )}
        {children}
      </form>
    </Dialog>
  )
}

const written = (form: HTMLFormElement | null) => (form ? JSON.stringify(readForm(form)) : '')
