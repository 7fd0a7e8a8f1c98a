import { NumberInput, required, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { EMAIL_LENGTH } from '../../schemas/auth-terms.ts'
import { orderLimits } from '../../schemas/order-options.ts'
import { OWN_COUNTRY, phoneProblem, plainPhone } from '../../theme/phones.ts'
import { useEdition } from '../edition.ts'
import { length } from '../ui/form/rules.ts'
import { KnownClient } from './KnownClient.tsx'
import { Fields } from './OrderInputs.tsx'
import { useKinds } from './order-kinds.ts'

const nameRules = [required(), ...length(orderLimits.client_name)]

/** Who asks, and whether a certain tutor is meant. */
export function ContactInputs() {
  const edition = useEdition()
  const kinds = useKinds()
  const [code, kind]: unknown[] = useWatch({ name: ['phone_default_country_code', 'kind'] })
  const phone = (value: unknown) => {
    const problem = phoneProblem(plainPhone(String(value ?? ''), Number(code), edition), edition)
    if (!problem) return undefined
    const { code: message, ...args } = problem
    return { message: `errors.${message}`, args }
  }
  const countries = [
    { id: OWN_COUNTRY, name: edition.phonePrefix },
    { id: 0, name: 'orders.other_country' },
  ]
  return (
    <>
      <Fields>
        <TextInput source="client_name" validate={nameRules} />
        <SelectInput source="phone_default_country_code" choices={countries} isRequired />
        <TextInput source="phone_plain" type="tel" isRequired validate={phone} helperText={<KnownClient source="phone_plain" />} />
        <TextInput source="email" type="email" validate={length(EMAIL_LENGTH)} helperText={<KnownClient source="email" />} />
      </Fields>
      <Fields>
        <SelectInput source="kind" choices={kinds} isRequired />
        <NumberInput source="tutor_id" step={1} helperText="orders.tutor_hint" validate={kind === 'personal' ? required() : []} />
      </Fields>
    </>
  )
}
