import { Edit, FunctionField, SimpleForm, useRecordContext } from 'react-admin'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { Price, Running, type TopRecord } from './fields.tsx'
import { TopInputs } from './TopInputs.tsx'

/** One TOP: its time, its comment, its end (spec: decisions PAY-8). */
export const TopEdit = () => (
  <Edit<TopRecord>
    title={<Title />}
    actions={
      <RecordActions>
        <Running />
        <Price />
      </RecordActions>
    }
  >
    <TwoColumns>
      <SimpleForm>
        <TopInputs />
      </SimpleForm>
      <FunctionField<TopRecord> render={({ tutor_id }) => <AuditSheet target={`tutor ${tutor_id}`} />} />
    </TwoColumns>
  </Edit>
)

function Title() {
  const top = useRecordContext<TopRecord>()
  return top ? <Link to={pathTo(slugs.tutors, top.tutor_id)}>{top.tutor_name}</Link> : null
}
