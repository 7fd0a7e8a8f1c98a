import type { ReactNode } from 'react'
import { CookieBanner, ScrollTop } from '../islands/index.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'
import type { LayoutData } from './load.ts'

/** Header, page and footer, the same for every visitor: what is personal fills itself in after the page has loaded. */
export function Layout({ frame, languages, footer, children }: LayoutData & { children: ReactNode }) {
  const t = useTexts('layout')
  const href = useHref()
  const { flags } = useSite().edition
  return (
    <>
      <a className="skip" href="#main">
        {t.skip}
      </a>
      <Header frame={frame} languages={languages} schoolLink={footer?.school_link ?? null} />
      <div className={styles.page}>
        <main className="wrap" id="main" tabIndex={-1}>
          {children}
        </main>
        <ScrollTop label={t.scroll_top} />
      </div>
      {footer && <Footer data={footer} />}
      {flags.cookies && !flags.consent_mode && <CookieBanner words={t.cookies} details={href(pathTo('staticPage', { alias: 'cookies' }))} />}
    </>
  )
}
