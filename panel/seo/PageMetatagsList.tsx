import { List, SelectInput, TextField, TextInput, useRecordContext, useTranslate } from 'react-admin'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { languageName } from '../ui/language-name.ts'
import { LanguageSelect } from '../ui/languages/LanguageSelect.tsx'
import { useHasLanguages, useLanguageParts } from '../ui/languages/languages.ts'
import { remove } from '../ui/list/bulk/verbs.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { Moment } from '../ui/moments.tsx'
import { pages } from './choices.ts'
import type { PageRecord } from './record.ts'
import { SeoTabs } from './SeoTabs.tsx'

function Name() {
  const record = useRecordContext<PageRecord>()
  const translate = useTranslate()
  return record ? <Link to={pathTo(slugs.pages_metatags, record.id)}>{translate(`seo.pages.${record.page}`)}</Link> : null
}

function Spoken() {
  const record = useRecordContext<PageRecord>()
  const edition = useEdition()
  return record ? languageName(record.lang, edition) : null
}

const bulk = [remove]

const allColumns = [
  <Column<PageRecord> key="page" source="page" label="seo.fields.page" field={Name} />,
  <Column<PageRecord> key="lang" source="lang" label="fields.lang" field={Spoken} />,
  <Column<PageRecord> key="title" source="title" label="seo.fields.title" />,
  <Column<PageRecord> key="updated_at" source="updated_at" label="seo.saved" render={({ updated_at }) => <Moment at={updated_at} />} />,
]

const allFilters = [
  <TextInput key="text" source="text" label="seo.words" alwaysOn />,
  <SelectInput key="page" source="page" label="seo.fields.page" choices={pages} alwaysOn />,
  <LanguageSelect key="lang" source="lang" label="fields.lang" alwaysOn />,
]

/** What pages say to search engines (spec: decisions SEO-3). */
export function PageMetatagsList() {
  const hasLanguages = useHasLanguages()
  const columns = useLanguageParts(allColumns)
  return (
    <>
      <SeoTabs />
      <List<PageRecord> filters={useLanguageParts(allFilters)} actions={<ListActions columns={columns} createLabel="seo.new_page" />}>
        <Records<PageRecord> columns={columns} bulk={bulk}>
          <Row>
            <Name />
            <Push />
            {hasLanguages && <Spoken />}
          </Row>
          <Soft>
            <TextField source="title" />
          </Soft>
        </Records>
      </List>
    </>
  )
}
