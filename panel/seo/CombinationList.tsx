import { List, useRecordContext } from 'react-admin'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Soft } from '../ui/boxes.ts'
import { languageName } from '../ui/language-name.ts'
import { remove } from '../ui/list/bulk/verbs.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { Moment } from '../ui/moments.tsx'
import { combinationInputs } from './filters.tsx'
import type { Combination } from './record.ts'
import { SeoTabs } from './SeoTabs.tsx'

const Name = () => {
  const record = useRecordContext<Combination>()
  return record ? <Link to={pathTo(slugs.h2texts, record.id)}>{record.name || JSON.stringify(record.chosen_filters)}</Link> : null
}

function Languages() {
  const record = useRecordContext<Combination>()
  const edition = useEdition()
  return record?.languages.map((code) => languageName(code, edition)).join(', ')
}

function Saved() {
  const record = useRecordContext<Combination>()
  return record ? (
    <>
      <Moment at={record.updated_at} /> {record.updated_by}
    </>
  ) : null
}

const bulk = [remove]

const columns = [
  <Column<Combination> key="name" source="name" label="seo.combination" field={Name} />,
  <Column<Combination> key="languages" source="languages" label="seo.languages" field={Languages} />,
  <Column<Combination> key="updated_at" source="updated_at" label="seo.saved" field={Saved} />,
]

/** Combinations of filters that have texts of their own: the latest, or the one of exactly the chosen filters (spec: decisions SEO-1). */
export const CombinationList = () => (
  <>
    <SeoTabs />
    <List<Combination> filters={combinationInputs()} actions={<ListActions columns={columns} createLabel="seo.new_combination" />}>
      <Records<Combination> columns={columns} bulk={bulk}>
        <Name />
        <Soft>
          <Languages />
        </Soft>
        <Soft>
          <Saved />
        </Soft>
      </Records>
    </List>
  </>
)
