import { useEffect, useState } from 'react'
import { api } from '../../data-providers/api.ts'
import type { Language } from '../../editions/language-table.ts'
import type { EditionCode } from '../../editions/types.ts'
import type { Auth } from '../../schemas/index.ts'
import styles from '../layout/account/Account.module.css'
import type { SignedIn } from '../layout/account/SignedIn.tsx'
import { signInByToken } from '../layout/account/token.ts'
import type { Texts } from '../texts.ts'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { Menu, MenuLink } from '../ui/Popover.tsx'

interface Props {
  edition: EditionCode
  path: string
  language: Language
  words: Texts['layout']['login']
  /** Where the other words of the menus are; only the signed-in need them. */
  texts: string
  /** Sign-in pages; null as long as there is none. */
  student: string | null
  tutor: string | null
}

type Parts = { auth: Auth; t: Texts['layout']; Menu: typeof SignedIn }

/** "Sign in" for everybody; once the page has loaded, the bell and menu of those who are signed in (spec: public 2.2, 2.3). */
export default function Account({ language, edition, path, words, texts, student, tutor }: Props) {
  const [here, setHere] = useState<Parts | null>(null)
  useEffect(() => {
    const find = async () => {
      const byToken = await signInByToken()
      // what the signed-in see in the page itself comes with the page
      if (byToken !== undefined && document.querySelector('#cabinet, #opening')) return window.location.reload()
      const auth = byToken ?? (await api.get('/auth/role/get')).auth
      if (!auth?.current_role && !auth?.admin) return
      const [menu, t] = await Promise.all([import('../layout/account/SignedIn.tsx'), import(/* @vite-ignore */ texts)])
      setHere({ auth, t: t.default, Menu: menu.SignedIn })
    }
    find()
  }, [texts])
  if (here) return <here.Menu auth={here.auth} edition={edition} language={language} path={path} t={here.t} />
  if (!student && !tutor) return null
  return (
    <>
      <button type="button" className={styles.signIn} popoverTarget="sign-in">
        {words.title}
        <Icon d={icons.next} turn="down" className="from-m" />
      </button>
      <Menu id="sign-in" label={words.title}>
        {student && (
          <MenuLink href={student} current={path === student}>
            {words.student}
          </MenuLink>
        )}
        {tutor && (
          <MenuLink href={tutor} current={path === tutor}>
            {words.tutor}
          </MenuLink>
        )}
      </Menu>
    </>
  )
}
