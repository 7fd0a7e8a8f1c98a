import { useEffect, useState } from 'react'
import { api } from '../../data-providers/api.ts'
import type { Auth } from '../../schemas/index.ts'
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
  useEffect(() => {
    const find = async () => {
      const byToken = await signInByToken()
      // what the signed-in see in the page itself comes with the page
      if (byToken !== undefined && document.querySelector('#cabinet, #opening')) return window.location.reload()
      const found = byToken ?? (await api.get('/auth/role/get')).auth
      if (found?.current_role || found?.admin) setAuth(found)
    }
    find()
  }, [])
  if (auth) return <SignedIn auth={auth} />
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
