import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { formatDateTime } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { listPath } from '../layout/paths.ts'
import { useSession } from '../layout/session.ts'
import { useAgo } from '../ui/ago.ts'
import { Badge } from '../ui/Badge.tsx'
import { Count } from '../ui/Count.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { FigureLink } from './FigureLink.tsx'
import { queueOf, waitingAim } from './figures.ts'
import type { DesktopQueue } from './types.ts'
import { useWhose, WhoseSwitch } from './WhoseSwitch.tsx'

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: '2.5rem minmax(0, 1fr)', gap: '.125rem .5rem', alignItems: 'center', padding: '.5rem 0' },
  '& > li + li': { borderTop: '1px solid var(--rule)' },
  '& > li > * + * + *': { gridColumn: 2 },
  [theme.breakpoints.up('md')]: {
    '& > li': { gridTemplateColumns: '2.5rem minmax(0, 2fr) minmax(0, 1fr) minmax(0, 2fr)' },
    '& > li > * + * + *': { gridColumn: 'auto' },
  },
}))
const Whose = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '.25rem .75rem' })

/** What waits: how much, since when, whose it is; each number leads to its rows. */
export function Queue({ queue }: DesktopQueue) {
  const me = useSession().admin.id
  const [whose, setWhose] = useWhose()
  const translate = useTranslate()
  const shown = queueOf(queue, whose, me)
  return (
    <Sheet title="desktop.waits" actions={<WhoseSwitch whose={whose} onTurn={setWhose} />}>
      {shown.length === 0 ? (
        translate(whose === 'mine' && queue.length > 0 ? 'desktop.nothing_of_mine' : 'desktop.nothing_waits')
      ) : (
        <List>
          {shown.map((waiting) => (
            <Line key={waiting.name} of={waiting} isMine={whose === 'mine'} />
          ))}
        </List>
      )}
    </Sheet>
  )
}

function Line({ of: { name, n, since, whose }, isMine }: { of: DesktopQueue['queue'][number]; isMine: boolean }) {
  const me = useSession().admin.id
  const translate = useTranslate()
  const aim = waitingAim(name, isMine ? whose[0] : undefined)
  return (
    <li>
      <Count of={n} />
      <Link to={listPath(aim.slug, aim.filter)}>{translate(`desktop.queue.${name}`)}</Link>
      <span>{since !== null && <Since at={since} isDue={name === 'due_near'} isLate={name === 'overdue'} />}</span>
      <Whose>
        {whose.length === 0 && translate('desktop.of_team')}
        {whose.map((one) => (
          <span key={one.admin_id}>
            {one.admin_id === null ? (
              <Badge tone="mark">{translate('desktop.nobodys')}</Badge>
            ) : one.admin_id === me ? (
              <b>{translate('desktop.mine')}</b>
            ) : (
              one.name
            )}{' '}
            <FigureLink value={one.n} aim={waitingAim(name, one)} />
          </span>
        ))}
      </Whose>
    </li>
  )
}

/** How long the first of them waits, or when it is due. */
function Since({ at, isDue, isLate }: { at: number; isDue: boolean; isLate: boolean }) {
  const edition = useEdition()
  const translate = useTranslate()
  const ago = useAgo()
  if (isDue) return translate('desktop.due', { date: formatDateTime(at, edition) })
  return isLate ? <Badge tone="bad">{ago(at)}</Badge> : ago(at)
}
