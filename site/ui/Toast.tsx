import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { IconButton } from './Button.tsx'
import { classes } from './classes.ts'
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

/** How long a toast stays before it folds into its icon. */
const SECONDS = 4

interface Props extends Message {
  words: Words
}

/** A word about what was just done: 4 s in full, then its icon, which opens it again; × takes it away. */
export function Toast({ text, tone, words }: Props) {
  const [state, setState] = useState<'open' | 'folded' | 'gone'>('open')
  useEffect(() => {
    if (state !== 'open') return
    const timer = setTimeout(() => setState('folded'), SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [state])
  if (state === 'gone') return null
  const icon = <Icon d={tone === 'ok' ? icons.check : icons.info} />
  if (state === 'folded')
    return (
      <IconButton label={words.open} className={classes(styles.root, styles.folded)} onClick={() => setState('open')}>
        {icon}
      </IconButton>
    )
  return (
    <div className={styles.root}>
      {icon}
      <p>{text}</p>
      <IconButton label={words.close} onClick={() => setState('gone')}>
        <Icon d={icons.close} />
      </IconButton>
    </div>
  )
}

let root: ReturnType<typeof createRoot> | undefined
let shown = 0

/** Shows a toast at the bottom of the page in place of the one before it. `words` are `open` and `close` of the common texts. */
export function showToast(message: Message, words: Words) {
  if (!root) {
    const place = document.body.appendChild(document.createElement('div'))
    place.className = styles.place ?? ''
    // regions that are there before they speak are read out
    place.role = 'status'
    root = createRoot(place)
  }
  shown += 1
  root.render(<Toast key={shown} {...message} words={words} />)
}
