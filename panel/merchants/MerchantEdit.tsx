import { Edit, FunctionField, SimpleForm } from 'react-admin'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { FormBody } from '../ui/form/FormBody.tsx'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { type MerchantRecord, Standing } from './fields.tsx'
import { MerchantInputs } from './MerchantInputs.tsx'

/** One account with a bank (spec: decisions PAY-9). */
export const MerchantEdit = () => (
  <Edit<MerchantRecord>
    actions={
      <RecordActions>
        <Standing />
      </RecordActions>
    }
  >
    <TwoColumns>
      <SimpleForm component={FormBody}>
        <MerchantInputs />
      </SimpleForm>
      <FunctionField<MerchantRecord> render={({ id }) => <AuditSheet target={`merchant ${id}`} />} />
    </TwoColumns>
  </Edit>
)
