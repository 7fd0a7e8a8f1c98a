import { CookieChoice } from '../behaviours/index.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import styles from './CookieBanner.module.css'

/** Asks once; two equal buttons, and the page stays usable behind it. It shows itself where nothing was chosen yet (spec: public 2.6). */
export function CookieBanner({ framework }: { framework?: string | undefined }) {
  const t = useTexts('layout').cookies
  const href = useHref()
  const isTold = !useSite().hiddenPages?.includes('p/cookies')
  return (
    <CookieChoice {...(framework !== undefined && { framework })}>
      <section className={styles.root} aria-label={t.title} hidden>
        <p className="s">
          {t.text} {isTold && <a href={href(pathTo('staticPage', { alias: 'cookies' }))}>{t.details}</a>}
        </p>
        <div className={styles.actions}>
          <Button look="line" small data-consent="accept">
            {t.accept}
          </Button>
          <Button look="line" small data-consent="decline">
            {t.decline}
          </Button>
        </div>
      </section>
    </CookieChoice>
  )
}
