import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { IconButton } from './Button.tsx'
import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'
import styles from './Toast.module.css'

export interface Message {
  text: string
  tone: 'ok' | 'bad'
}

interface Words {
  close: string
  open: string
}

/** How long a toast stays before it folds into its icon, ms. */
const SHOWN = 4000

/** How long a region stands empty before it speaks: only what comes into one that is there is read out, ms. */
const STILL = 100

/** Where the last one stands. */
let place: HTMLElement | undefined

interface Props extends Message {
  words: Words
}

/** 4 s in full, and as long as the keyboard is in it, then its icon, which opens it again; × takes it away. */
function Toast({ text, tone, words }: Props) {
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => place?.querySelector(':focus-visible') || setOpen(false), SHOWN)
    return () => clearInterval(timer)
  }, [isOpen])
  const icon = <Icon d={tone === 'ok' ? icons.check : icons.info} />
  return (
    <div className={styles.root}>
      {isOpen && icon}
      {isOpen && <p>{text}</p>}
      {/* one button, which keeps the focus */}
      <IconButton label={isOpen ? words.close : words.open} onClick={() => (isOpen ? clear() : setOpen(true))}>
        {isOpen ? <Icon d={icons.close} /> : icon}
      </IconButton>
    </div>
  )
}

const clear = () => place?.remove()

/**
 * Shows a word about what was just done at the bottom of the page, in place of the one before it and until the next form is sent: a refusal is not to stand
 * beside an earlier success. `words` are `open` and `close` of the common texts.
 */
export function showToast(message: Message, words: Words) {
  clear()
  window.addEventListener('submit', clear, true)
  place = document.body.appendChild(document.createElement('div'))
  place.className = styles.place ?? ''
  place.role = message.tone === 'ok' ? 'status' : 'alert'
  const root = createRoot(place)
  setTimeout(() => root.render(<Toast {...message} words={words} />), STILL)
}
