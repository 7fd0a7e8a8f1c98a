import type { FormEvent, ReactNode } from 'react'
import { FormFailure } from '../forms/FormFailure.tsx'
import styles from '../forms/LeaveQuestion.module.css'
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx'
import type { Form } from '../forms/use-form.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.ts'
import type { Values } from '../forms/values.ts'
import { useTexts } from '../site.ts'
import { Button, type ButtonLook } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

interface Props {
  id: string
  title: string
  submit: string
  look?: ButtonLook['look']
  /** Why it can't be done now: the button stays away. */
  closed?: boolean
  doing: Form
  onSubmit: (values: Values) => void
  onClose: () => void
  children: ReactNode
}

/** A dialog that asks what an action needs and does it; what was typed is not lost by a slip. */
export function ActionDialog({ id, title, submit, look = 'solid', closed, doing, onSubmit, onClose, children }: Props) {
  const { leave } = useTexts('orders-dialogs')
  const common = useTexts('common')
  const guard = useLeaveGuard(doing.changed)
  const close = () => {
    // what is being done can't be called back
    if (!doing.busy) guard.leaveBy(onClose)
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    if (!doing.busy && !closed) onSubmit(doing.read())
  }
  return (
    <Dialog
      id={id}
      title={title}
      close={common.close}
      onClose={close}
      foot={
        <>
          {guard.asking && <LeaveQuestion {...leave} onLeave={guard.leave} onStay={guard.stay} />}
          <div className={styles.buttons} hidden={guard.asking}>
            <Button look="line" onClick={close}>
              {common.cancel}
            </Button>
            {!closed && (
              <Button type="submit" form={`${id}-form`} look={look} className="grow" busy={doing.busy !== null}>
                {submit}
              </Button>
            )}
          </div>
        </>
      }
    >
      <form ref={doing.attach} id={`${id}-form`} noValidate className="col" onSubmit={press} onInput={doing.onInput}>
        <FormFailure>{doing.failure}</FormFailure>
        {children}
      </form>
    </Dialog>
  )
}
