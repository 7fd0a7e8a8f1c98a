import { BooleanInput, CheckboxGroupInput, NumberInput, required, SelectInput, TextInput } from 'react-admin'
import { Row } from '../ui/boxes.ts'
import { length } from '../ui/form/rules.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { purposes, useProviders } from './choices.ts'

/** An account with a bank; a saved one keeps its secret unless another is typed. */
export function MerchantInputs({ isNew = false }: { isNew?: boolean }) {
  return (
    <>
      <Sheet title="merchants.account">
        <TextInput source="name" validate={[required(), ...length([2, 100])]} />
        <SelectInput source="provider" choices={useProviders()} validate={required()} />
        <TextInput source="account" validate={[required(), ...length([1, 100])]} />
        <TextInput
          source="secret"
          type="password"
          autoComplete="new-password"
          {...(isNew ? { validate: [required(), ...length([8, 500])] } : { helperText: 'merchants.secret_stays' })}
        />
        <CheckboxGroupInput source="purposes" choices={purposes} validate={required()} />
        <NumberInput source="daily_limit" min={0} helperText="merchants.no_limit" />
        <Row>
          <BooleanInput source="active" />
          <BooleanInput source="is_default" />
        </Row>
      </Sheet>
      <Sheet title="merchants.invoices">
        <TextInput source="legal_name" validate={length([0, 200])} />
        <TextInput source="tax_number" validate={length([0, 50])} />
        <TextInput source="address" multiline validate={length([0, 300])} />
        <TextInput source="invoice_prefix" validate={length([0, 10])} />
      </Sheet>
    </>
  )
}
