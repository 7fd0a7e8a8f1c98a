import { useTranslate } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { OWN_COUNTRY, phoneProblem, plainDigits } from '../../theme/phones.ts'
import { useEdition } from '../edition.ts'
import { NumberInput, SelectInput, TextInput } from '../ui/form/inputs.tsx'
import { length, required } from '../ui/form/rules.ts'
import { Fields } from './OrderInputs.tsx'
import { useOrderRules } from './order-filters.ts'

/** Who asks, and whether a certain tutor is meant. */
export function ContactInputs() {
  const edition = useEdition()
  const options = useOrderRules()
  const translate = useTranslate()
  const [code, kind]: unknown[] = useWatch({ name: ['phone_default_country_code', 'kind'] })
  const isPersonal = kind === 'personal'
  const phone = (value: unknown) => {
    const problem = phoneProblem({ phone_plain: plainDigits(String(value ?? ''), edition), phone_default_country_code: Number(code) }, edition)
    if (!problem) return undefined
    const { code: message, ...args } = problem
    return { message, args }
  }
  const countries = [
    { id: OWN_COUNTRY, name: edition.phonePrefix },
    { id: 0, name: translate('orders.other_country') },
  ]
  return (
    <>
      <Fields>
        <TextInput source="client_name" validate={[required, length([2, 50])]} />
        <SelectInput source="phone_default_country_code" options={countries} />
        <TextInput source="phone_plain" type="tel" inputMode="tel" validate={phone} />
        <TextInput source="email" type="email" inputMode="email" isOptional />
      </Fields>
      <Fields>
        <SelectInput source="kind" options={options('kind')} />
        <NumberInput source="tutor_id" hint={translate('orders.tutor_hint')} isOptional={!isPersonal} {...(isPersonal && { validate: required })} />
      </Fields>
    </>
  )
}
