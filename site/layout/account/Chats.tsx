import { fill } from '../../../theme/words.ts'
import { pathTo } from '../../routes.ts'
import { useHref, useTexts } from '../../site.ts'
import { Count } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import styles from './Account.module.css'
import { useAccount } from './store.ts'

/** A client's way to their chats, with how many messages wait there. */
export function Chats() {
  const t = useTexts('account').chats
  const href = useHref()
  const unread = useAccount((account) => account.unread) ?? 0
  return (
    <a
      className={styles.chats}
      href={href(pathTo('clientChats'))}
      aria-label={unread > 0 ? `${t.label}, ${fill(t.new, { count: unread })}` : t.label}
    >
      <Icon d={icons.chat} />
      {unread > 0 && (
        <span className={styles.count}>
          <Count>{unread}</Count>
        </span>
      )}
    </a>
  )
}
