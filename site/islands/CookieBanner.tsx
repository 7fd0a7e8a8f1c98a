import { useEffect, useState } from 'react'
import { readConsent, storeConsent } from '../layout/consent.ts'
import type { Texts } from '../texts.ts'
import { Button } from '../ui/Button.tsx'
import styles from './CookieBanner.module.css'

interface Props {
  words: Texts['layout']['cookies']
  /** The page about cookies. */
  details: string
}

/** Asks once; two equal buttons, and the page stays usable behind it (spec: public 2.6). */
export default function CookieBanner({ words, details }: Props) {
  const [asks, setAsks] = useState(false)
  useEffect(() => setAsks(readConsent() === null), [])
  const choose = (accept: boolean) => {
    storeConsent(accept)
    setAsks(false)
  }
  if (!asks) return null
  return (
    <section className={styles.root} aria-label={words.title}>
      <p className="s">
        {words.text} <a href={details}>{words.details}</a>
      </p>
      <div className={styles.actions}>
        <Button look="line" small onClick={() => choose(true)}>
          {words.accept}
        </Button>
        <Button look="line" small onClick={() => choose(false)}>
          {words.decline}
        </Button>
      </div>
    </section>
  )
}
