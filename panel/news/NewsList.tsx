import { BooleanInput, List, SelectInput, TextInput, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api, dataOf } from '../../data-providers/index.ts'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Button } from '../ui/Button.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { LanguageSelect } from '../ui/languages/LanguageSelect.tsx'
import { useHasLanguages, useLanguageParts } from '../ui/languages/languages.ts'
import { type BulkVerb, hide, remove, show } from '../ui/list/bulk/verbs.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { ToggleField } from '../ui/ToggleField.tsx'
import { useCategories } from './CategoryInput.tsx'
import { LanguageName, NameLink, type NewsRecord, Published, Rating, Standing } from './fields.tsx'

/** Filters of the list (spec: decisions ADM-13). */
function useFilters() {
  const { categories, isPending } = useCategories()
  return useLanguageParts([
    <TextInput key="text" source="text" label="news.search" alwaysOn />,
    <SelectInput key="category_id" source="category_id" choices={categories} isPending={isPending} translateChoice={false} alwaysOn />,
    <BooleanInput key="published" source="published" alwaysOn />,
    <BooleanInput key="active" source="active" />,
    <LanguageSelect key="lang" source="lang" alwaysOn />,
  ])
}

const bulk: BulkVerb[] = [{ name: 'publish', call: (id) => dataOf(api.post('/admin/news_one/set_published', { id })) }, show, hide, remove]

const allColumns = [
  <Column<NewsRecord> key="name" source="id" label="news.fields.name" sortable field={NameLink} />,
  <Column<NewsRecord> key="category" source="category_name" label="news.fields.category_id" />,
  <Column<NewsRecord> key="lang" source="lang" label="fields.lang" field={LanguageName} />,
  <Column<NewsRecord> key="state" label="news.state" field={Standing} />,
  <Column<NewsRecord> key="published_at" source="published_at" label="news.fields.published_at" sortable field={Published} />,
  <Column<NewsRecord> key="rating" label="news.rating" field={Rating} align="right" />,
  <Column<NewsRecord> key="active" source="active" label="news.fields.active" render={() => <ToggleField source="active" />} />,
]

/** News, the newest first (spec: decisions CNT-5). */
export function NewsList() {
  const columns = useLanguageParts(allColumns)
  return (
    <List<NewsRecord>
      filters={useFilters()}
      actions={
        <ListActions columns={columns}>
          <CategoriesLink />
        </ListActions>
      }
    >
      <Records<NewsRecord> columns={columns} bulk={bulk}>
        <NewsPhoneRow />
      </Records>
    </List>
  )
}

function CategoriesLink() {
  const translate = useTranslate()
  return (
    <Button variant="outlined" component={Link} to={pathTo(slugs.news_categories)}>
      {translate(`menu.${slugs.news_categories}`)}
    </Button>
  )
}

/** A piece of news on a phone. */
function NewsPhoneRow() {
  const hasLanguages = useHasLanguages()
  return (
    <>
      <NameLink />
      <Row>
        <Standing />
        <Soft>
          <Published />
        </Soft>
        {hasLanguages && (
          <Soft>
            <LanguageName />
          </Soft>
        )}
        <Push />
        <ToggleField source="active" />
      </Row>
    </>
  )
}
