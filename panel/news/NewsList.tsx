import { BooleanInput, DataTable, List, SelectInput, TextInput, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Button } from '../ui/Button.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { useIsWide } from '../ui/is-wide.ts'
import { useHasLanguages, useLanguages } from '../ui/languages/languages.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { PhoneRows } from '../ui/list/PhoneRows.tsx'
import { ToggleField } from '../ui/ToggleField.tsx'
import { CategoryFilter } from './CategoryInput.tsx'
import { LanguageName, NameLink, type NewsRecord, Published, Rating, Standing } from './fields.tsx'

/** Filters of the list (spec: decisions ADM-13). */
const filters = [
  <TextInput key="text" source="text" alwaysOn />,
  <CategoryFilter key="category_id" source="category_id" alwaysOn />,
  <BooleanInput key="published" source="published" alwaysOn />,
  <BooleanInput key="active" source="active" />,
]

const columns = [
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
  const languages = useLanguages()
  const hasLanguages = useHasLanguages()
  const isWide = useIsWide()
  const lang = <SelectInput key="lang" source="lang" choices={languages} translateChoice={false} alwaysOn />
  const shown = hasLanguages ? columns : columns.filter(({ key }) => key !== 'lang')
  return (
    <List<NewsRecord>
      filters={hasLanguages ? [...filters, lang] : filters}
      actions={
        <ListActions columns={shown}>
          <CategoriesLink />
        </ListActions>
      }
    >
      {isWide ? (
        <DataTable<NewsRecord>>{shown}</DataTable>
      ) : (
        <PhoneRows>
          <NewsPhoneRow />
        </PhoneRows>
      )}
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
