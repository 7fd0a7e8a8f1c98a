import { useRecordContext, useTranslate } from 'react-admin'
import type { Area } from '../../schemas/rights.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { listPath } from '../layout/paths.ts'
import { useMay } from '../layout/session.ts'
import { slugs } from '../slugs.ts'
import { Rows } from '../ui/list/Rows.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import type { ReferenceRecord } from './records.ts'

/** A list that can be narrowed to what belongs to a record. */
export interface Related {
  list: keyof typeof slugs
  area: Area
  /** The filter that does it. */
  by: string
}

/** Ways on from a record: its own page of the site, and the lists of what belongs to it or uses it. */
export function RelatedSheet({ kind, related }: { kind: string; related: readonly Related[] }) {
  const record = useRecordContext<ReferenceRecord>()
  const translate = useTranslate()
  const { catalogAlias } = useEdition()
  // a level, a district and a microdistrict have theirs only below another record
  const hasPage = record?.active && (kind === 'lesson' || kind === 'city')
  if (!record || (related.length === 0 && !hasPage)) return null
  return (
    <Sheet title="reference.related">
      <Rows>
        {hasPage && (
          <li>
            <a href={`/${catalogAlias}/${record.alias}/`} target="_blank" rel="noopener" title={translate('layout.site_new_tab')}>
              {translate('reference.page')}
            </a>
          </li>
        )}
        {related.map((one) => (
          <RelatedLink key={one.list} {...one} id={record.id} />
        ))}
      </Rows>
    </Sheet>
  )
}

function RelatedLink({ list, area, by, id }: Related & { id: number }) {
  const translate = useTranslate()
  if (!useMay(area)) return null
  return (
    <li>
      <Link to={listPath(slugs[list], { [by]: id })}>{translate(`menu.${slugs[list]}`)}</Link>
    </li>
  )
}
