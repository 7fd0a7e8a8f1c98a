import { useEffect, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import styles from './LeaveQuestion.module.css'

interface Props {
  title?: string
  text: string
  leave: string
  stay: string
  onLeave: () => void
  onStay: () => void
}

/** Asked in a form's foot before what was typed is lost; staying is the answer at hand. */
export function LeaveQuestion({ title, text, leave, stay, onLeave, onStay }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.querySelector<HTMLElement>('button:last-child')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <div ref={box} className={styles.root} role="alertdialog" aria-label={title ?? text}>
      <p>
        {title && <b>{title}</b>} {text}
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
