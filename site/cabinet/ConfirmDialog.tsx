import type { AnswerOf } from '../../data-providers/api.ts'
import styles from '../forms/LeaveQuestion.module.css'
import { usePress } from '../orders/use-press.ts'
import { useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

interface Props {
  title: string
  /** What is lost. */
  text: string
  submit: string
  done: string
  call: () => Promise<AnswerOf<unknown>>
  /** After it is done. */
  after: () => void
  onClose: () => void
}

/** Asks before something is taken away, by the action's own verb. It may lie over a form with unsaved words, which it leaves alone. */
export function ConfirmDialog({ title, text, submit, done, call, after, onClose }: Props) {
  const common = useTexts('common')
  const doing = usePress([])
  const press = async () => {
    await doing.run('confirm', call, done, after)
    onClose()
  }
  return (
    <Dialog
      id="confirm"
      title={title}
      close={common.close}
      onClose={onClose}
      foot={
        <div className={styles.buttons}>
          <Button look="line" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button look="bad" className="grow" busy={doing.busy !== null} onClick={press}>
            {submit}
          </Button>
        </div>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
