import { useGetList, useTranslate } from 'ra-core'
import { formatDateTime } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { useMay } from '../layout/session.ts'
import { slugs } from '../slugs.ts'
import { Soft } from '../ui/boxes.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { Action, actorOf, type Line } from './audit-words.tsx'
import { Changes } from './Changes.tsx'

const LINES = 20

/** What staff changed about one record, for those who may read the audit trail (spec: decisions ADM-15). */
export const AuditSheet = ({ target }: { target: string }) => (useMay('audit') ? <Trail target={target} /> : null)

function Trail({ target }: { target: string }) {
  const edition = useEdition()
  const translate = useTranslate()
  const { data } = useGetList<Line>(slugs.audit, {
    filter: { target },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: LINES },
  })
  if (!data || data.length === 0) return null
  return (
    <Sheet title={translate('audit.timeline')}>
      <Timeline>
        {data.map((line) => (
          <li key={line.id}>
            <Soft>
              {formatDateTime(line.at, edition)} · {actorOf(line)}
            </Soft>
            <div>
              <Link to={pathTo(slugs.audit, line.id)}>
                <Action call={line.call} />
              </Link>
            </div>
            <Changes of={line.changes} />
          </li>
        ))}
      </Timeline>
    </Sheet>
  )
}
