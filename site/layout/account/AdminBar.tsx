import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Auth } from '../../../schemas/index.ts'
import { fill } from '../../../theme/words.ts'
import type { Texts } from '../../texts.ts'
import styles from './Account.module.css'

interface Props {
  auth: Auth
  path: string
  words: Texts['layout']['admin_bar']
}

/** Where the panel shows what this page is about: `[page of the site, its place in the panel, key of the text]`. */
const counterparts = [
  [/^\/user-(\d+)/, 'users_show', 'open_tutor'],
  [/^\/(?:zayavka|o)\/(\d+)/, 'users_orders', 'open_order'],
] as const

/** The bar that staff see above public pages (spec: decisions WEB-11). */
export function AdminBar(props: Props) {
  // above the page, which the header's island is only a part of
  const [top] = useState(() => document.createElement('div'))
  const isStaff = props.auth.admin
  useEffect(() => {
    if (isStaff) document.body.prepend(top)
    return () => top.remove()
  }, [isStaff, top])
  return isStaff ? createPortal(<Bar {...props} />, top) : null
}

function Bar({ auth, path, words }: Props) {
  const links = counterparts.flatMap(([page, segment, text]) => {
    const id = page.exec(path)?.[1]
    return id ? [{ href: `/panel/${segment}/${id}`, text: words[text] }] : []
  })
  return (
    <nav className={styles.staff} aria-label={words.label}>
      <a href="/panel/">{words.panel}</a>
      {links.map(({ href, text }) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
      {auth.impersonator && <span>{fill(words.acting_as, { name: auth.tutor_info?.name ?? auth.client_info?.name ?? '' })}</span>}
    </nav>
  )
}
