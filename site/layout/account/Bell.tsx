import { useEffect, useState } from 'react'
import { api } from '../../../data-providers/api.ts'
import { plural } from '../../../theme/words.ts'
import { pathTo } from '../../routes.ts'
import { useHref, useSite, useTexts } from '../../site.ts'
import { Count } from '../../ui/Badge.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Popover } from '../../ui/Popover.tsx'
import styles from './Account.module.css'
import { bellEntries, type Notifications } from './bell.ts'
import { onRouteChange } from './route-change.ts'

const SECONDS = 60

/** A tutor's bell: its list opens only when something waits, closes on a route change and is read again then and every 60 s (spec: public 2.4). */
export function Bell() {
  const { edition, language } = useSite()
  const t = useTexts('layout')
  const href = useHref()
  const [data, setData] = useState<Notifications | null>(null)
  useEffect(() => {
    const read = async () => {
      const answer = await api.get('/tutor/on_site_notifications')
      if (answer.status === 'success') setData(answer.data)
    }
    const timer = setInterval(() => document.visibilityState === 'visible' && read(), SECONDS * 1000)
    const stop = onRouteChange(() => {
      document.getElementById('bell')?.hidePopover()
      read()
    })
    read()
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [])
  const count = data?.count ?? 0
  return (
    <>
      <IconButton label={`${t.bell.label}, ${plural(t.bell.count, count, language)}`} popoverTarget={count > 0 ? 'bell' : undefined}>
        <Icon d={icons.bell} />
        {count > 0 && (
          <span className={styles.count}>
            <Count>{count}</Count>
          </span>
        )}
      </IconButton>
      {data && count > 0 && (
        <Popover id="bell" title={t.bell.label} close={t.close}>
          <ul className={styles.entries}>
            {bellEntries(data, t.bell, edition).map(({ key, id, text }) => (
              <li key={key}>
                <a href={href(pathTo('tutorOrder', { id }))}>{text}</a>
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </>
  )
}
