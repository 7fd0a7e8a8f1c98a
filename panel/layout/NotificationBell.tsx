import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { forgetSession } from '../../data-providers/session.ts'
import { Button } from '../ui/Button.tsx'
import { Count } from '../ui/Count.tsx'
import { Icon } from '../ui/Icon.tsx'
import { RecordNumber } from '../ui/RecordNumber.tsx'
import { useCall } from './call.ts'
import { afterDays, type Entry, entriesOf } from './notifications.ts'
import { useSession } from './session.ts'

// its count stands out to the right
const Bell = styled(IconButton)({
  position: 'relative',
  marginInlineEnd: '.5rem',
  '& > span': { position: 'absolute', top: '-.125rem', left: '52%' },
})

const Groups = styled('div')({
  width: 'min(22rem, calc(100vw - 2rem))',
  padding: '.5rem 1rem 1rem',
  '& h2': { margin: '.75rem 0 .25rem', fontSize: 'var(--t-xs)', color: 'var(--ink-2)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li button': {
    width: '100%',
    minHeight: '2.25rem',
    padding: '.25rem .5rem',
    border: 0,
    borderRadius: 'var(--r-s)',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& li button:hover': { background: 'var(--sunk)' },
})

/** The bell with its count; the popup exists only while something waits (spec: back-office 2.3). */
export function NotificationBell() {
  const { notifications, count } = useSession()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { pathname } = useLocation()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const translate = useTranslate()
  const groups = entriesOf(notifications)
  const { isBusy, run } = useCall()

  const open = async ({ read, path }: Entry) => {
    if (read) {
      try {
        await dataOf(api.post('/admin/on_site_notification/set_read', read))
      } catch (error) {
        // The specification wants the reader left where they are, without a word.
        console.warn('Notification not marked read', error)
        return
      }
    }
    forgetSession()
    setAnchor(null)
    // On the very page no route changes, and nothing else would ask anew what waits.
    if (path === pathname) await queryClient.invalidateQueries({ queryKey: ['session', pathname] })
    else navigate(path)
  }

  const readable = groups.flatMap(({ entries }) => entries.flatMap(({ read }) => read ?? []))
  const readAll = async () => {
    if ((await run(() => dataOf(api.post('/admin/on_site_notification/set_all_read', { entries: readable })))) === undefined) return
    forgetSession()
    setAnchor(null)
    await queryClient.invalidateQueries({ queryKey: ['session'] })
  }

  const reasonOf = (reason = '') => translate(`notifications.reasons.${reason}`, { _: reason, smart_count: afterDays[reason] })

  return (
    <>
      <Bell
        aria-label={translate('notifications.bell', { smart_count: count })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        disabled={groups.length === 0}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="bell" />
        <Count of={count} />
      </Bell>
      {groups.length > 0 && (
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        >
          <Groups role="dialog" aria-label={translate('notifications.title')}>
            {readable.length > 0 && (
              <Button variant="text" icon="check" isBusy={isBusy} onClick={readAll}>
                {translate('notifications.read_all')}
              </Button>
            )}
            {groups.map(({ category, entries }) => (
              <section key={category}>
                <h2>{translate(`notifications.${category}`)}</h2>
                <ul>
                  {entries.map((entry) => (
                    <li key={entry.key}>
                      <button type="button" onClick={() => open(entry)}>
                        {entry.order_id !== null && (
                          <b>
                            <RecordNumber id={entry.order_id} />{' '}
                          </b>
                        )}
                        {entry.about.name ?? reasonOf(entry.about.reason)} <Count of={entry.about.count ?? 0} />
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </Groups>
        </Popover>
      )}
    </>
  )
}
