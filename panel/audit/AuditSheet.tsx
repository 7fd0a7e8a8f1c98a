import { useGetList, useTranslate } from 'ra-core'
import type * as z from 'zod/mini'
import type { AuditLine } from '../../schemas/index.ts'
import { formatDateTime } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { useMay } from '../layout/session.ts'
import { slugs } from '../slugs.ts'
import { Soft } from '../ui/boxes.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { Changes } from './Changes.tsx'

const LINES = 20

/** What staff changed about one record, for those who may read the audit trail (spec: decisions ADM-15). */
export const AuditSheet = ({ target }: { target: string }) => (useMay('audit') ? <Trail target={target} /> : null)

function Trail({ target }: { target: string }) {
  const edition = useEdition()
  const translate = useTranslate()
  const { data } = useGetList<z.output<typeof AuditLine>>(slugs.audit, {
    filter: { target },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: LINES },
  })
  if (!data || data.length === 0) return null
  return (
    <Sheet title={translate('audit.timeline')}>
      <Timeline>
        {data.map(({ id, at, admin_name, call, changes }) => (
          <li key={id}>
            <Soft>
              {formatDateTime(at, edition)} · {admin_name}
            </Soft>
            <div>{call}</div>
            <Changes of={changes} />
          </li>
        ))}
      </Timeline>
    </Sheet>
  )
}
