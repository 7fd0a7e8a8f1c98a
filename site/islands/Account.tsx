import { useEffect, useState } from 'react'
import { api } from '../../data-providers/api.ts'
import type { Auth } from '../../schemas/index.ts'
import { usePageReturn } from '../browser/use-page-return.ts'
import styles from '../layout/account/Account.module.css'
import { SignedIn } from '../layout/account/SignedIn.tsx'
import { signInByToken } from '../layout/account/token.ts'
import { isOpen, pathTo } from '../routes.ts'
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
  const { path } = useSite()
  const t = useTexts('layout').login
  const href = useHref()
  const [auth, setAuth] = useState<Auth | null>(null)
  const show = (found: Auth | undefined) => setAuth(found && (found.current_role || found.admin) ? found : null)
  // a page out of the browser's memory still shows who was signed in when it was left
  usePageReturn(async () => {
    const { status, auth: present } = await api.get('/auth/role/get')
    if (status === 'fail') return
    if (!present?.current_role && document.getElementById('cabinet')) window.location.reload()
    else show(present)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    const find = async () => {
      const byToken = await signInByToken()
      // what the signed-in see in the page itself comes with the page
      if (byToken !== undefined && document.querySelector('#cabinet, #opening')) return window.location.reload()
      show(byToken ?? (await api.get('/auth/role/get')).auth)
    }
    find()
  }, [])
  if (auth) return <SignedIn key={auth.current_role} auth={auth} />
  const ways = signIns.filter(([address]) => isOpen(address))
  if (ways.length === 0) return null
  return (
    <>
      <button type="button" className={styles.signIn} popoverTarget="sign-in">
        {t.title}
        <Icon d={icons.next} turn="down" className="from-m" />
      </button>
      <Menu id="sign-in" label={t.title}>
        {ways.map(([address, side]) => (
          <MenuLink key={address} href={href(pathTo(address))} current={path === pathTo(address)}>
            {t[side]}
          </MenuLink>
        ))}
      </Menu>
    </>
  )
}
