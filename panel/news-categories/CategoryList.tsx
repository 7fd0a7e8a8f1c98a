import { BooleanInput, DataTable, List, SelectInput, TextInput } from 'react-admin'
import { AboveTitle } from '../layout/BesideTitle.tsx'
import { LanguageName } from '../news/fields.tsx'
import { slugs } from '../slugs.ts'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { useIsWide } from '../ui/is-wide.ts'
import { useHasLanguages, useLanguages } from '../ui/languages/languages.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { PhoneRows } from '../ui/list/PhoneRows.tsx'
import { ToggleField } from '../ui/ToggleField.tsx'
import { NameLink, type NewsCategory, NewsLink } from './fields.tsx'

const filters = [<TextInput key="text" source="text" alwaysOn />, <BooleanInput key="active" source="active" alwaysOn />]

const columns = [
  <Column<NewsCategory> key="name" source="name" label="news_categories.fields.name" field={NameLink} />,
  <Column<NewsCategory> key="alias" source="alias" label="fields.alias" />,
  <Column<NewsCategory> key="lang" source="lang" label="fields.lang" field={LanguageName} />,
  <Column<NewsCategory> key="sort" source="sort" label="news_categories.fields.sort" align="right" />,
  <Column<NewsCategory> key="news_count" source="news_count" label="news_categories.fields.news_count" field={NewsLink} align="right" />,
  <Column<NewsCategory> key="active" source="active" label="news_categories.fields.active" render={() => <ToggleField source="active" />} />,
]

/** Categories of news in their order (spec: decisions CNT-5). */
export function CategoryList() {
  const languages = useLanguages()
  const hasLanguages = useHasLanguages()
  const isWide = useIsWide()
  const lang = <SelectInput key="lang" source="lang" choices={languages} translateChoice={false} alwaysOn />
  const shown = hasLanguages ? columns : columns.filter(({ key }) => key !== 'lang')
  return (
    <List<NewsCategory>
      filters={hasLanguages ? [...filters, lang] : filters}
      actions={
        <>
          <AboveTitle>
            <Breadcrumb slug={slugs.news} />
          </AboveTitle>
          <ListActions columns={shown} />
        </>
      }
    >
      {isWide ? (
        <DataTable<NewsCategory>>{shown}</DataTable>
      ) : (
        <PhoneRows>
          <CategoryRow />
        </PhoneRows>
      )}
    </List>
  )
}

/** A category on a phone. */
function CategoryRow() {
  const hasLanguages = useHasLanguages()
  return (
    <Row>
      <NameLink />
      {hasLanguages && (
        <Soft>
          <LanguageName />
        </Soft>
      )}
      <NewsLink />
      <Push />
      <ToggleField source="active" />
    </Row>
  )
}
