import { useEffect } from 'react'
import { plural } from '../../../theme/words.ts'
import { pathTo } from '../../routes.ts'
import { useHref, useSite, useTexts } from '../../site.ts'
import { Count } from '../../ui/Badge.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Popover } from '../../ui/Popover.tsx'
import styles from './Account.module.css'
import { bellEntries } from './bell.ts'
import { onRouteChange } from './route-change.ts'
import { useAccount } from './store.ts'

/**
 * A tutor's bell: its list opens only when something waits and closes on a route change (spec: public 2.4). The cabinet has it read again with every
 * screen, `StayTuned` beside.
 */
export function Bell() {
  const { edition, language } = useSite()
  const t = useTexts('account')
  const href = useHref()
  const data = useAccount(({ bell }) => bell)
  useEffect(() => onRouteChange(() => document.getElementById('bell')?.hidePopover()), [])
  const count = data?.count ?? 0
  return (
    <>
      <IconButton label={`${t.bell.label}, ${plural(t.bell.count, count, edition, language)}`} popoverTarget={count > 0 ? 'bell' : undefined}>
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
            {bellEntries(data, t.bell, edition).map(({ key, id, text, hash = '' }) => (
              <li key={key}>
                <a href={href(pathTo('tutorOrder', { id })) + hash}>{text}</a>
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </>
  )
}
