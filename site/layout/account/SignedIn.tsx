import { type ComponentType, useEffect, useState } from 'react'
import { withoutLocale } from '../../../editions/local-path.ts'
import type { Auth } from '../../../schemas/index.ts'
import { laterStyle } from '../../browser/later-style.ts'
import { useSite, useTexts } from '../../site.ts'
import { Avatar, LetterAvatar } from '../../ui/Avatar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Popover } from '../../ui/Popover.tsx'
import styles from './Account.module.css'
import { onRouteChange } from './route-change.ts'
import { readBell } from './store.ts'
import type { UserMenuProps } from './UserMenu.tsx'
import { usePart } from './use-part.ts'

/** How long the page has to itself before what keeps its header true is fetched, ms. */
const SETTLED = 2000

/** What the signed-in see in the header instead of "Sign in": bell, portrait and, behind it, their menu (spec: public 2.3). */
export function SignedIn({ auth }: { auth: Auth }) {
  const { edition, language, path, fetchTexts } = useSite()
  const t = useTexts('account')
  const [here, setHere] = useState(path)
  const role = auth.current_role
  const AdminBar = usePart(auth.admin, async () => (await import('./AdminBar.tsx')).AdminBar, 'account-staff')
  const Bell = usePart(role === 'tutor', async () => (await import('./Bell.tsx')).Bell)
  const Chats = usePart(role === 'client', async () => (await import('./Chats.tsx')).Chats)
  const StayTuned = usePart(role !== '', async () => {
    // not before the page has what it shows
    await new Promise((settled) => setTimeout(settled, SETTLED))
    return (await import('./StayTuned.tsx')).StayTuned
  })
  const [Menu, setMenu] = useState<ComponentType<UserMenuProps> | null>(null)
  // the menu comes with the finger that nears its button, and again with the next one where the line broke
  const warm = () => {
    if (!Menu)
      Promise.all([import('./UserMenu.tsx'), fetchTexts('account-menu', 'common'), laterStyle()]).then(
        ([code]) => setMenu(() => code.UserMenu),
        () => {},
      )
  }
  const id = role && auth[`${role}_info`]?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each person anew
  useEffect(() => void readBell(), [role, id])
  useEffect(() => {
    // styles hide what is not for tutors: the vacancies (spec: public 2.2)
    document.documentElement.dataset.role = role
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

  const { tutor_info: tutor, client_info: client } = auth
  const name = (role === 'tutor' && tutor ? tutor : (client ?? tutor)) ?? { name: '', first_name: '' }
  const shown = name.name || name.first_name
  return (
    <>
      {AdminBar && <AdminBar auth={auth} path={here} />}
      {Bell && <Bell key={tutor?.id} />}
      {Chats && <Chats key={client?.id} />}
      {role && (
        <>
          {StayTuned && id && <StayTuned side={role} id={id} />}
          <button
            type="button"
            className={styles.avatar}
            popoverTarget="account"
            aria-label={`${t.user.label}, ${shown}`}
            onPointerEnter={warm}
            onFocus={warm}
            onClick={warm}
          >
            {role === 'tutor' && tutor?.avatar ? <Avatar src={tutor.avatar} size="s" eager /> : <LetterAvatar name={shown} />}
            <Icon d={icons.next} turn="down" className="from-l" />
          </button>
          <Popover id="account" label={t.user.label} menu>
            <p className={styles.name}>{shown}</p>
            {Menu && <Menu auth={auth} here={here} />}
          </Popover>
        </>
      )}
    </>
  )
}
