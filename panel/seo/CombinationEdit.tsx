import { Edit, FunctionField, SimpleForm, useRecordContext } from 'react-admin'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { Column } from '../ui/boxes.ts'
import { FormBody } from '../ui/form/FormBody.tsx'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { OnSite } from './OnSite.tsx'
import type { Combination } from './record.ts'
import { TextsInputs } from './TextsInputs.tsx'

/** The texts of one combination of filters (spec: decisions SEO-1). */
export const CombinationEdit = () => (
  <Edit<Combination>
    title={<Title />}
    redirect={false}
    actions={
      <RecordActions>
        <FunctionField<Combination> render={({ shown }) => shown && <OnSite shown={shown} />} />
      </RecordActions>
    }
  >
    <Column>
      <SimpleForm component={FormBody}>
        <TextsInputs />
      </SimpleForm>
      <FunctionField<Combination> render={({ id }) => <AuditSheet target={`h2text ${id}`} />} />
    </Column>
  </Edit>
)

function Title() {
  const record = useRecordContext<Combination>()
  return record ? record.name || record.h2text_id : null
}
