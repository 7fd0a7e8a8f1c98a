import {
  BooleanInput,
  CheckboxGroupInput,
  Edit,
  FunctionField,
  maxValue,
  minValue,
  NumberInput,
  required,
  SimpleForm,
  TextInput,
  useRecordContext,
} from 'react-admin'
import type { TransferSetting } from '../../schemas/index.ts'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { Row } from '../ui/boxes.ts'
import { FormBody } from '../ui/form/FormBody.tsx'
import { whole } from '../ui/form/rules.ts'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { Share } from './fields.tsx'

/** Which orders of one subject go to the school (spec: decisions SCH-10). */
export const TransferEdit = () => (
  <Edit<TransferSetting>
    actions={
      <RecordActions>
        <Share />
      </RecordActions>
    }
    transform={({ is_active, share_percent, level_ids, hours_from, hours_to, version }: TransferSetting) => ({
      is_active,
      share_percent,
      level_ids,
      hours_from,
      hours_to,
      version,
    })}
  >
    <TwoColumns>
      <SimpleForm component={FormBody}>
        <Sheet title="school.setting">
          <BooleanInput source="is_active" label="school.fields.is_active" />
          <NumberInput
            source="share_percent"
            label="school.fields.share_percent"
            helperText="school.share_hint"
            min={0}
            max={100}
            validate={[required(), whole, minValue(0), maxValue(100)]}
          />
          <Row>
            <TextInput source="hours_from" label="school.fields.hours_from" type="time" validate={required()} helperText={false} />
            <TextInput source="hours_to" label="school.fields.hours_to" type="time" validate={required()} helperText="school.hours_hint" />
          </Row>
          <LevelsInput />
        </Sheet>
      </SimpleForm>
      <FunctionField<TransferSetting> render={({ id }) => <AuditSheet target={`lesson ${id}`} />} />
    </TwoColumns>
  </Edit>
)

/** None chosen means all. */
function LevelsInput() {
  const setting = useRecordContext<TransferSetting>()
  return <CheckboxGroupInput source="level_ids" label="school.fields.level_ids" choices={setting?.levels ?? []} helperText="school.all_levels_hint" />
}
