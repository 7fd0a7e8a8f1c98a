import { useEffect, useState } from 'react'
import { api } from '../../../data-providers/api.ts'
import type { Auth } from '../../../schemas/index.ts'
import { formatMoney } from '../../../theme/money.ts'
import { isOpen, pathTo } from '../../routes.ts'
import { useHref, useSite, useTexts, withoutLocale } from '../../site.ts'
import { Avatar, LetterAvatar } from '../../ui/Avatar.tsx'
import { Count } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { MenuLink, Popover } from '../../ui/Popover.tsx'
import { userMenu } from '../menus.ts'
import styles from './Account.module.css'
import { tutorIndicators } from './indicators.ts'
import { onRouteChange } from './route-change.ts'
import { tell, tellTabs, useAccount } from './store.ts'
import { usePart } from './use-part.ts'

/** What the signed-in see in the header instead of "Sign in": bell, portrait and their menu (spec: public 2.3). */
export function SignedIn({ auth }: { auth: Auth }) {
  const { edition, language, path, fetchTexts } = useSite()
  const t = useTexts('account')
  const href = useHref()
  const unread = useAccount((account) => account.unread)
  const balance = useAccount(({ bell }) => bell?.wallet_balance)
  const [here, setHere] = useState(path)
  const [verification, setVerification] = useState(false)
  const role = auth.current_role
  const AdminBar = usePart(auth.admin, async () => {
    const [code] = await Promise.all([import('./AdminBar.tsx'), fetchTexts('account-staff')])
    return code.AdminBar
  })
  const Bell = usePart(role === 'tutor' && isOpen('tutorOrder'), async () => (await import('./Bell.tsx')).Bell)
  const Chats = usePart(role === 'client' && isOpen('clientChats'), async () => (await import('./Chats.tsx')).Chats)
  const RoleSwitch = usePart(auth.tutor && auth.client, async () => (await import('./RoleSwitch.tsx')).RoleSwitch)
  useEffect(() => {
    // styles hide what is not for tutors: the vacancies (spec: public 2.2)
    document.documentElement.dataset.role = role
    if (role === 'tutor' && isOpen('verification')) tutorIndicators().then((found) => setVerification(found?.is_allow_verification === true))
    return () => {
      delete document.documentElement.dataset.role
    }
  }, [role])
  useEffect(
    () =>
      onRouteChange(() => {
        document.getElementById('account')?.hidePopover()
        setHere(withoutLocale(edition, language, window.location.pathname))
      }),
    [edition, language],
  )

  const signOut = async () => {
    const answer = await (role === 'tutor' ? api.post('/tutor/logout') : api.post('/client/auth/logout'))
    if (answer.status === 'fail') return
    tellTabs(answer.auth)
    const signIn = role === 'tutor' ? ('tutorLogin' as const) : ('clientLogin' as const)
    window.location.assign(href(isOpen(signIn) ? pathTo(signIn) : '/'))
  }

  const { tutor_info: tutor, client_info: client } = auth
  const name = (role === 'tutor' && tutor ? tutor : (client ?? tutor)) ?? { name: '', first_name: '' }
  const shown = name.name || name.first_name
  const [wallet, chats] = [pathTo('wallet'), pathTo('clientChats')]
  return (
    <>
      {AdminBar && <AdminBar auth={auth} path={here} />}
      {Bell && <Bell key={tutor?.id} />}
      {Chats && <Chats key={client?.id} />}
      {role && (
        <>
          <button type="button" className={styles.avatar} popoverTarget="account" aria-label={`${t.user.label}, ${shown}`}>
            {role === 'tutor' && tutor?.avatar ? <Avatar src={tutor.avatar} size="s" eager /> : <LetterAvatar name={shown} />}
            <Icon d={icons.next} turn="down" className="from-l" />
          </button>
          <Popover id="account" label={t.user.label} menu>
            <p className={styles.name}>{shown}</p>
            {RoleSwitch && <RoleSwitch auth={auth} onSwitch={(switched) => tell({ auth: switched })} />}
            <ul>
              {userMenu({ edition, auth, is_allow_verification: verification }, t).map(({ href: to, text }) =>
                to ? (
                  <MenuLink key={text} href={href(to)} current={to === here}>
                    {text}{' '}
                    {to === wallet && balance !== undefined && <span className="push soft num">{formatMoney(balance, edition, language)}</span>}
                    {to === chats && unread !== null && unread > 0 && (
                      <span className="push">
                        <Count>{unread}</Count>
                      </span>
                    )}
                  </MenuLink>
                ) : (
                  <li key={text}>
                    <button type="button" onClick={signOut}>
                      {text}
                    </button>
                  </li>
                ),
              )}
            </ul>
          </Popover>
        </>
      )}
    </>
  )
}
