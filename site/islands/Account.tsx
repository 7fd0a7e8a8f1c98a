import { useEffect } from 'react'
import { speak } from '../../data-providers/api.ts'
import { usePageReturn } from '../browser/use-page-return.ts'
import styles from '../layout/account/Account.module.css'
import { SignedIn } from '../layout/account/SignedIn.tsx'
import { arrive, hearTab, readAuth, useAccount } from '../layout/account/store.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { Menu, MenuLink } from '../ui/Popover.tsx'

const signIns = [
  ['clientLogin', 'student'],
  ['tutorLogin', 'tutor'],
] as const

/** "Sign in" for everybody; once the page has loaded, the bell and menu of those who are signed in (spec: public 2.2, 2.3). */
export default function Account() {
  const site = useSite()
  const { language, path } = site
  const t = useTexts('account').login
  const href = useHref()
  const auth = useAccount((account) => account.auth)
  // a page out of the browser's memory still shows who was signed in when it was left
  usePageReturn(readAuth)
  useEffect(() => {
    // who signs in or out in another tab does so here
    const readInSight = () => void (document.visibilityState === 'visible' && readAuth())
    document.addEventListener('visibilitychange', readInSight)
    window.addEventListener('storage', hearTab)
    return () => {
      document.removeEventListener('visibilitychange', readInSight)
      window.removeEventListener('storage', hearTab)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words stay while the language does
  useEffect(() => {
    speak(language)
    const find = async () => {
      // what signs in comes with the link that does
      const byToken = window.location.search.includes('ak=') ? await (await import('../layout/account/token.ts')).signInByToken(site) : undefined
      // what the signed-in see in the page itself comes with the page
      if (byToken !== undefined && document.querySelector('#cabinet, #opening')) return window.location.reload()
      if (byToken) arrive(byToken)
      else await readAuth()
    }
    find()
  }, [language])
  if (auth) return <SignedIn auth={auth} />
  return (
    <>
      <button type="button" className={styles.signIn} popoverTarget="sign-in">
        {t.title}
        <Icon d={icons.next} turn="down" className="from-m" />
      </button>
      <Menu id="sign-in" label={t.title}>
        {signIns.map(([address, side]) => (
          <MenuLink key={address} href={href(pathTo(address))} current={path === pathTo(address)}>
            {t[side]}
          </MenuLink>
        ))}
      </Menu>
    </>
  )
}
