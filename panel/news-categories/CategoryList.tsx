import { BooleanInput, List, TextInput } from 'react-admin'
import { AboveTitle } from '../layout/BesideTitle.tsx'
import { LanguageName } from '../news/fields.tsx'
import { slugs } from '../slugs.ts'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { LanguageSelect } from '../ui/languages/LanguageSelect.tsx'
import { useHasLanguages, useLanguageParts } from '../ui/languages/languages.ts'
import { hide, remove, show } from '../ui/list/bulk/verbs.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { ToggleField } from '../ui/ToggleField.tsx'
import { NameLink, type NewsCategory, NewsLink } from './fields.tsx'

const allFilters = [
  <TextInput key="text" source="text" alwaysOn />,
  <BooleanInput key="active" source="active" alwaysOn />,
  <LanguageSelect key="lang" source="lang" alwaysOn />,
]

const bulk = [show, hide, remove]

const allColumns = [
  <Column<NewsCategory> key="name" source="name" label="news_categories.fields.name" field={NameLink} />,
  <Column<NewsCategory> key="alias" source="alias" label="fields.alias" />,
  <Column<NewsCategory> key="lang" source="lang" label="fields.lang" field={LanguageName} />,
  <Column<NewsCategory> key="sort" source="sort" label="news_categories.fields.sort" align="right" />,
  <Column<NewsCategory> key="news_count" source="news_count" label="news_categories.fields.news_count" field={NewsLink} align="right" />,
  <Column<NewsCategory> key="active" source="active" label="news_categories.fields.active" render={() => <ToggleField source="active" />} />,
]

/** Categories of news in their order (spec: decisions CNT-5). */
export function CategoryList() {
  const columns = useLanguageParts(allColumns)
  return (
    <List<NewsCategory>
      filters={useLanguageParts(allFilters)}
      actions={
        <>
          <AboveTitle>
            <Breadcrumb slug={slugs.news} />
          </AboveTitle>
          <ListActions columns={columns} />
        </>
      }
    >
      <Records<NewsCategory> columns={columns} bulk={bulk}>
        <CategoryRow />
      </Records>
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
