import { PHONE_MOST } from '../../schemas/auth-terms.ts'
import { useSite } from '../site.ts'
import { Field, Input, Select } from '../ui/Field.tsx'
import styles from './PhoneFields.module.css'

interface Props {
  words: { phone: string; country: string; other_country: string }
  values: Readonly<Record<string, string>>
  error: string | undefined
}

/** A phone with its country: the edition's own, or any other (spec: decisions EDN-2). */
export function PhoneFields({ words, values, error }: Props) {
  const { edition } = useSite()
  return (
    <div className={styles.root}>
      <Field name="phone_default_country_code" label={words.country}>
        {(control) => (
          <Select
            {...control}
            data-instead-of="phone_plain"
            options={[
              { value: 1, label: edition.phonePrefix },
              { value: 0, label: words.other_country },
            ]}
            defaultValue={values.phone_default_country_code ?? '1'}
          />
        )}
      </Field>
      <Field name="phone_plain" label={words.phone} error={error}>
        {(control) => (
          <Input {...control} type="tel" inputMode="tel" autoComplete="tel-national" maxLength={PHONE_MOST} defaultValue={values.phone_plain} />
        )}
      </Field>
    </div>
  )
}
