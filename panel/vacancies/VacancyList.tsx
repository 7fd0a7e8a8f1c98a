import { BooleanInput, List, SelectInput, TextField, TextInput, useRecordContext, useTranslate } from 'react-admin'
import type { VacancyRow } from '../../schemas/index.ts'
import { useNamed } from '../i18n.ts'
import { Soft } from '../ui/boxes.ts'
import { LanguageField, RecordLink } from '../ui/fields.tsx'
import { useIsWide } from '../ui/is-wide.ts'
import { LanguageSelect } from '../ui/languages/LanguageSelect.tsx'
import { useLanguageParts } from '../ui/languages/languages.ts'
import { hide, remove, show } from '../ui/list/bulk/verbs.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { Day } from '../ui/moments.tsx'
import { ShownRow } from '../ui/record/ShownRow.tsx'
import { ToggleField } from '../ui/ToggleField.tsx'

const Name = () => <RecordLink<VacancyRow> source="name" />
const Shown = () => <ToggleField<VacancyRow> source="active" />

function Employment() {
  const employment = useRecordContext<VacancyRow>()?.employment
  const translate = useTranslate()
  return employment ? translate(`vacancies.employments.${employment}`) : null
}

const bulk = [show, hide, remove]

const allColumns = [
  <Column<VacancyRow> key="name" source="id" label="fields.name" sortable field={Name} />,
  <Column<VacancyRow> key="city" source="city" label="vacancies.fields.city" />,
  <Column<VacancyRow> key="employment" source="employment" label="vacancies.fields.employment" field={Employment} />,
  <Column<VacancyRow> key="salary" source="salary" label="vacancies.fields.salary" />,
  <Column<VacancyRow> key="lang" source="lang" label="fields.lang" field={LanguageField} />,
  <Column<VacancyRow> key="created" label="videos.created" render={({ created_at }) => <Day at={created_at} />} />,
  <Column<VacancyRow> key="active" source="active" label="videos.fields.active" field={Shown} />,
]

/** Places of work that the site offers (spec: decisions CNT-7). */
export function VacancyList() {
  const isWide = useIsWide()
  const columns = useLanguageParts(allColumns)
  const filters = useLanguageParts([
    <TextInput key="text" source="text" label="vacancies.search" alwaysOn />,
    <SelectInput key="employment" source="employment" choices={useNamed('vacancies.employments')} alwaysOn={isWide} />,
    <LanguageSelect key="lang" source="lang" />,
    <BooleanInput key="active" source="active" defaultValue />,
  ])
  return (
    <List<VacancyRow> filters={filters} actions={<ListActions columns={columns} createLabel="vacancies.new" />}>
      <Records<VacancyRow> columns={columns} bulk={bulk}>
        <VacancyOnPhone />
      </Records>
    </List>
  )
}

/** A vacancy on a phone. */
function VacancyOnPhone() {
  const city = useRecordContext<VacancyRow>()?.city
  return (
    <>
      <ShownRow>
        {city && `${city} · `}
        <Employment />
      </ShownRow>
      <Soft>
        <TextField source="salary" />
      </Soft>
    </>
  )
}
