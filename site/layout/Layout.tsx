import type { ReactNode } from 'react'
import type { Edition } from '../../editions/types.ts'
import { ConfirmedEmail, MailedLink, Popovers } from '../behaviours/index.ts'
import { StaffBar } from '../islands/index.ts'
import { useTexts } from '../site.ts'
import { CookieBanner } from './CookieBanner.tsx'
import { Footer } from './Footer.tsx'
import { hasMenus, isBare, isForm } from './frame.ts'
import type { Guests } from './guests.ts'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'
import type { LayoutData } from './load.ts'
import { ToTop } from './ToTop.tsx'

/** Where the footer's call failed, or is not made. */
const nothing = { school_link: null, lists: [] }

interface Props extends Omit<LayoutData, 'hiddenPages'> {
  edition: Edition
  guests?: Guests | undefined
  children: ReactNode
}

/** Header, page and footer, the same for every visitor: what is personal fills itself in after the page has loaded. */
export function Layout({ edition, frame, languages, footer, guests, children }: Props) {
  const t = useTexts('layout')
  const { flags } = edition
  // where a framework may ask, our banner asks in its place, for what there is to ask about
  const asks = !isBare(frame) && (flags.consent_mode ? guests !== undefined : flags.cookies)
  return (
    <>
      <a className="skip" href="#main">
        {t.skip}
      </a>
      <Header frame={frame} languages={languages} offered={footer ?? nothing} />
      <div className={styles.page}>
        <main className="wrap" id="main" tabIndex={-1}>
          {children}
        </main>
        <ToTop overForm={isForm(frame)} />
      </div>
      {!hasMenus(frame) && <MailedLink />}
      <ConfirmedEmail />
      <Popovers />
      {!hasMenus(frame) && !isBare(frame) && <StaffBar />}
      {footer && <Footer data={footer} edition={edition} asks={asks} />}
      {asks && <CookieBanner framework={guests?.framework} />}
    </>
  )
}
