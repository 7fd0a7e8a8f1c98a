import { useEffect, useRef, useState } from 'react'
import { api, errorOf, type Failed } from '../../../data-providers/api.ts'
import type { Auth } from '../../../schemas/index.ts'
import { formatMoney } from '../../../theme/money.ts'
import { cabinetAddresses, findAddress, pathTo, routes } from '../../routes.ts'
import { useHref, useSite, useTexts } from '../../site.ts'
import { Count } from '../../ui/Badge.tsx'
import { MenuLink } from '../../ui/Popover.tsx'
import { userMenu } from '../menus.ts'
import styles from './Account.module.css'
import { tutorIndicators } from './indicators.ts'
import type { Role } from './RoleSwitch.tsx'
import { become, tell, tellTabs, useAccount } from './store.ts'
import { usePart } from './use-part.ts'

export interface UserMenuProps {
  auth: Auth
  /** The address that is shown, without its locale prefix. */
  here: string
}

const showWhole = (said: Element | null) => said?.scrollIntoView({ block: 'nearest' })

/** The ways of the present role with what waits there, the switch to the other role, and signing out (spec: public 2.3). */
export function UserMenu({ auth, here }: UserMenuProps) {
  const { edition, language } = useSite()
  const t = useTexts('account-menu')
  const { failed } = useTexts('common')
  const href = useHref()
  const unread = useAccount((account) => account.unread)
  const balance = useAccount(({ bell }) => bell?.wallet_balance)
  const [verification, setVerification] = useState(false)
  const [failure, setFailure] = useState('')
  const lastAsked = useRef<Promise<unknown>>(Promise.resolve())
  const role = auth.current_role
  const tutor_id = auth.tutor_info?.id
  const RoleSwitch = usePart(auth.tutor && auth.client, async () => (await import('./RoleSwitch.tsx')).RoleSwitch)
  useEffect(() => {
    if (role === 'tutor' && tutor_id !== undefined) tutorIndicators(tutor_id).then((found) => setVerification(found?.is_allow_verification === true))
  }, [role, tutor_id])

  const refuse = (answer: Failed) => setFailure(errorOf(answer) === 'network' ? failed.network : failed.other)

  // what failed is told anew each time: the same words that stay where they are would not be read out
  const switchRole = async (role: Role) => {
    setFailure('')
    // one after the other, so that the one pressed last holds
    const asked = lastAsked.current.then(() => api.post('/auth/role/set', { role }))
    lastAsked.current = asked
    const answer = await asked
    if (answer.status === 'fail') return refuse(answer)
    const switched = answer.auth
    if (!switched) return
    become(switched)
    // what waited in the role before is counted no more
    tell({ bell: null, unread: null })
    if (lastAsked.current !== asked) return
    // a screen of the other role is none of this one, whose menu begins with its own
    const open = findAddress(cabinetAddresses, edition, here)
    const [first] = userMenu({ edition, auth: switched, is_allow_verification: false }, t)
    if (open && routes[open.address].kind !== switched.current_role) window.location.assign(href(first?.href ?? '/'))
  }

  const signOut = async () => {
    setFailure('')
    const answer = await (role === 'tutor' ? api.post('/tutor/logout') : api.post('/client/auth/logout'))
    if (answer.status === 'fail') return refuse(answer)
    tellTabs(answer.auth)
    const signIn = role === 'tutor' ? ('tutorLogin' as const) : ('clientLogin' as const)
    window.location.assign(href(pathTo(signIn)))
  }

  const [wallet, chats] = [pathTo('wallet'), pathTo('clientChats')]
  return (
    <>
      {RoleSwitch && <RoleSwitch auth={auth} onChoose={switchRole} />}
      <ul>
        {userMenu({ edition, auth, is_allow_verification: verification }, t).map(({ href: to, text }) =>
          to ? (
            <MenuLink key={text} href={href(to)} current={to === here}>
              {text} {to === wallet && balance !== undefined && <span className="push soft num">{formatMoney(balance, edition, language)}</span>}
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
      {failure && (
        // the menu of a telephone may be longer than what is seen of it
        <p ref={showWhole} className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </>
  )
}
