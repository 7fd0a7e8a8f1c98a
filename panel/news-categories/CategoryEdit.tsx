import { useState } from 'react'
import { Edit, FunctionField, SimpleForm, useRecordContext } from 'react-admin'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { Column } from '../ui/boxes.ts'
import { LanguagesSheet } from '../ui/languages/LanguagesSheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { CategoryInputs } from './CategoryInputs.tsx'
import type { NewsCategory } from './fields.tsx'

export const CategoryEdit = () => (
  <Edit<NewsCategory>>
    <TwoColumns>
      <SimpleForm>
        <CategoryInputs />
      </SimpleForm>
      <Column>
        <Languages />
        <FunctionField<NewsCategory> render={({ id }) => <AuditSheet target={`news_category ${id}`} />} />
      </Column>
    </TwoColumns>
  </Edit>
)

function Languages() {
  const category = useRecordContext<NewsCategory>()
  const [beside, setBeside] = useState<number>()
  return category ? <LanguagesSheet shared={{ alias: category.alias, sort: category.sort }} beside={beside} onBeside={setBeside} /> : null
}
