import type { KeyboardEvent } from 'react'
import { Button } from '../ui/Button.tsx'
import styles from './LeaveQuestion.module.css'
import { useFocusMeanwhile } from './use-focus-meanwhile.ts'

interface Props {
  title?: string
  text: string
  leave: string
  stay: string
  onLeave: () => void
  onStay: () => void
}

/** Asked in a form's foot before what was typed is lost; staying is the answer at hand, and that of Esc. */
export function LeaveQuestion({ title, text, leave, stay, onLeave, onStay }: Props) {
  const box = useFocusMeanwhile<HTMLDivElement>('button:last-child')
  const press = (event: KeyboardEvent) => {
    // the two buttons are all there is to Tab until it is answered
    if (event.key === 'Tab') box.current?.querySelector<HTMLElement>('button:not(:focus)')?.focus()
    else if (event.key === 'Escape') onStay()
    else return
    event.preventDefault()
  }
  return (
    <div ref={box} className={styles.root} role="alertdialog" aria-label={title ?? text} aria-describedby={title && 'leaving'} onKeyDown={press}>
      <p>
        {title && <b>{title}</b>} <span id="leaving">{text}</span>
      </p>
      <div className={styles.buttons}>
        <Button look="line" onClick={onLeave}>
          {leave}
        </Button>
        <Button className="grow" onClick={onStay}>
          {stay}
        </Button>
      </div>
    </div>
  )
}
