import type { FormEvent, ReactNode } from 'react'
import { heedOnce } from '../browser/heed-once.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { FormFailure } from './FormFailure.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import styles from './SteppedForm.module.css'
import type { Form } from './use-form.ts'
import type { LeaveGuard } from './use-leave-guard.ts'
import type { Values } from './values.ts'

/** Id of what holds the step that is shown. */
export const stepOf = (id: string) => `${id}-step`

interface FormProps {
  id: string
  form: Form
  /** Where it goes without script. */
  action: string
  screen: number
  values: Values
  /** Fields of other steps, which go with each press. */
  carried: readonly string[]
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onInput: (event: FormEvent<HTMLFormElement>) => void
  isOff?: boolean
  /** Above what is wrong with the form. */
  head?: ReactNode
  /** What the screen is called to those who hear it: the focus comes to it as a whole. */
  label?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A form in steps: every press sends all of it, so that its page goes on from there without script. */
export function SteppedForm({ id, form, action, screen, values, carried, onSubmit, onInput, isOff, head, label, className, children }: FormProps) {
  return (
    <form ref={form.attach} id={id} method="post" action={action} noValidate className={styles.root} onSubmit={onSubmit} onInput={onInput}>
      {/* Enter presses the first button of a form, which must not lead back */}
      <button type="submit" name="go" value="next" className="hide" tabIndex={-1} aria-hidden="true" disabled={isOff} />
      <input type="hidden" name="screen" value={screen} />
      {carried.map((name) => values[name] && <input key={name} type="hidden" name={name} value={values[name]} />)}
      {head}
      <FormFailure>{form.failure}</FormFailure>
      <section id={stepOf(id)} tabIndex={-1} className={classes(styles.steps, className)} key={screen} aria-label={label}>
        {children}
      </section>
    </form>
  )
}

interface FootProps {
  id: string
  form: Pick<Form, 'busy'>
  guard: LeaveGuard
  /** Texts of the question whether to leave. */
  leave: { title: string; text: string; leave: string; stay: string }
  /** Word of the way to the step before; none on the first. */
  back: string | false
  /** Word of the way on. */
  next: string
  isOff?: boolean
}

/** Below a form in steps: the ways back and on, or the question whether to leave it. */
export function StepButtons({ id, form, guard, leave, back, next, isOff }: FootProps) {
  if (guard.asking) return <LeaveQuestion {...leave} onLeave={guard.leave} onStay={guard.stay} />
  return (
    <div className={styles.buttons}>
      {back && (
        <Button type="submit" look="line" form={id} name="go" value="back" onClick={heedOnce}>
          {back}
        </Button>
      )}
      <Button type="submit" className="grow" form={id} name="go" value="next" onClick={heedOnce} busy={form.busy !== null} disabled={isOff}>
        {next}
      </Button>
    </div>
  )
}
