import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Auth } from '../../../schemas/index.ts'
import { findAddress } from '../../routes.ts'
import { useSite, useTexts } from '../../site.ts'
import styles from './Account.module.css'
import { Acting } from './Acting.tsx'

interface Props {
  auth: Auth
  path: string
}

/** Where the panel shows what a page is about: `address: [its place in the panel, key of the text]`. */
const counterparts = {
  tutor: ['users_show', 'open_tutor'],
  ad: ['users_ads', 'open_ad'],
  tutorAd: ['users_ads', 'open_ad'],
  tutorOrder: ['users_orders', 'open_order'],
  clientOrder: ['users_orders', 'open_order'],
} as const

const shownIn = Object.keys(counterparts) as (keyof typeof counterparts)[]

/** The bar that staff see above public pages (spec: decisions WEB-11). */
export function AdminBar(props: Props) {
  // above the page, which the header's island is only a part of
  const [top] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.body.prepend(top)
    return () => top.remove()
  }, [top])
  return createPortal(<Bar {...props} />, top)
}

function Bar({ auth, path }: Props) {
  const { edition } = useSite()
  const words = useTexts('account-staff')
  const found = findAddress(shownIn, edition, path)
  const [segment, text] = found ? counterparts[found.address] : []
  // an ad's address has its name alone
  const id = found?.params.id ?? document.querySelector<HTMLElement>('[data-ad]')?.dataset.ad
  return (
    <nav className={styles.staff} aria-label={words.label}>
      <a href="/panel/">{words.panel}</a>
      {segment && text && id && <a href={`/panel/${segment}/${id}`}>{words[text]}</a>}
      {auth.impersonator && <Acting auth={auth} seconds={auth.impersonator.seconds_left} />}
    </nav>
  )
}
