import { Edit, FunctionField, SimpleForm } from 'react-admin'
import type { VacancyRow } from '../../schemas/index.ts'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { VacancyInputs } from './VacancyInputs.tsx'

/** One vacancy (spec: decisions CNT-7). */
export const VacancyEdit = () => (
  <Edit<VacancyRow>>
    <TwoColumns>
      <SimpleForm>
        <VacancyInputs />
      </SimpleForm>
      <FunctionField<VacancyRow> render={({ id }) => <AuditSheet target={`vacancy ${id}`} />} />
    </TwoColumns>
  </Edit>
)
