import { useEffect, useRef, useState } from 'react'
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
  const banner = useRef<HTMLElement>(null)
  useEffect(() => setAsks(readConsent() === null), [])
  // what sticks to the window's foot stands above the banner
  useEffect(() => {
    const at = banner.current
    if (!asks || !at) return
    const { style } = document.documentElement
    // on a low screen it does not stick
    const measure = () => style.setProperty('--banner', getComputedStyle(at).position === 'fixed' ? `${window.innerHeight - at.offsetTop}px` : '0px')
    measure()
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('resize', measure)
      style.removeProperty('--banner')
    }
  }, [asks])
  const choose = (accept: boolean) => {
    storeConsent(accept)
    setAsks(false)
  }
  if (!asks) return null
  return (
    <section ref={banner} className={styles.root} aria-label={words.title}>
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
