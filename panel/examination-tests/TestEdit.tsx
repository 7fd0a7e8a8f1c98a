import { Edit, FunctionField, SimpleForm } from 'react-admin'
import type { ExaminationTestRow } from '../../schemas/index.ts'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { TestInputs } from './TestInputs.tsx'

/** One examination test (spec: decisions CNT-7). */
export const TestEdit = () => (
  <Edit<ExaminationTestRow>>
    <TwoColumns>
      <SimpleForm>
        <TestInputs />
      </SimpleForm>
      <FunctionField<ExaminationTestRow> render={({ id }) => <AuditSheet target={`examination_test ${id}`} />} />
    </TwoColumns>
  </Edit>
)
