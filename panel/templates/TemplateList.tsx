import type { ReactNode } from 'react'
import { BooleanInput, List, TextField, TextInput } from 'react-admin'
import { slugs } from '../slugs.ts'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { LanguageField } from '../ui/fields.tsx'
import { LanguageSelect } from '../ui/languages/LanguageSelect.tsx'
import { useHasLanguages, useLanguageParts } from '../ui/languages/languages.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { Moment } from '../ui/moments.tsx'
import { NameLink, type Template, Whose } from './fields.tsx'

const allFilters = [
  <TextInput key="text" source="text" alwaysOn />,
  <LanguageSelect key="lang" source="lang" alwaysOn />,
  <BooleanInput key="is_own" source="is_own" alwaysOn />,
]

interface Props {
  of: 'emails' | 'sms'
  /** The field of its words that the list shows. */
  words: 'subject' | 'text'
  /** Beside the list's own buttons. */
  children?: ReactNode
}

/** Every message of a kind that the product sends, and those that staff made. */
export function TemplateList({ of, words, children }: Props) {
  const name = <NameLink to={slugs[of]} />
  const hasLanguages = useHasLanguages()
  const filters = useLanguageParts(allFilters)
  const columns = useLanguageParts([
    <Column<Template> key="name" source="key" label="templates.columns.name" render={() => name} />,
    <Column<Template> key="lang" source="lang" label={`${of}.fields.lang`} field={Lang} />,
    <Column<Template> key={words} source={words} label={`${of}.fields.${words}`} sx={{ minWidth: '14rem' }} />,
    <Column<Template> key="whose" source="is_own" label="templates.columns.whose" field={Whose} />,
    <Column<Template>
      key="updated"
      source="updated_at"
      label="templates.columns.updated"
      render={({ is_own, updated_at }) => is_own && <Moment at={updated_at} />}
    />,
  ])
  return (
    <List<Template> filters={filters} actions={<ListActions columns={columns}>{children}</ListActions>}>
      <Records<Template> columns={columns}>
        <Row>
          {name}
          <Push />
          <Whose />
        </Row>
        <TextField source={words} />
        {hasLanguages && (
          <Soft>
            <Lang />
          </Soft>
        )}
      </Records>
    </List>
  )
}

const Lang = () => <LanguageField source="lang" />
