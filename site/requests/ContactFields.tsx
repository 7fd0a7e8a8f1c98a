import { localPath } from '../site.ts'
import { Field, FieldError, Input, Select } from '../ui/Field.tsx'
import { Checkbox } from '../ui/Option.tsx'
import styles from './Steps.module.css'
import type { StepProps } from './step.ts'

export interface ContactProps extends Pick<StepProps, 'values' | 'errors' | 't' | 'words' | 'edition' | 'language'> {
  /** The e-mail is needed, and no tutor writes to it. */
  needsEmail?: boolean
}

/** Name, phone, e-mail and consent of whoever asks for lessons (spec: decisions ORD-19, EDN-2, EDN-8). */
export function ContactFields({ values, errors, t, words, edition, language, needsEmail = false }: ContactProps) {
  const legal = { offer: edition.legalLinks.clientOffer, policy: edition.legalLinks.privacy }
  return (
    <>
      <Field name="client_name" label={t.contacts.name} error={errors.client_name}>
        {(control) => <Input {...control} defaultValue={values.client_name} autoComplete="name" />}
      </Field>
      <div className={styles.phone}>
        <Field name="phone_default_country_code" label={t.contacts.country}>
          {(control) => (
            <Select
              {...control}
              options={[
                { value: 1, label: edition.phonePrefix },
                { value: 0, label: t.contacts.other_country },
              ]}
              defaultValue={values.phone_default_country_code ?? '1'}
            />
          )}
        </Field>
        <Field name="phone_plain" label={words.phone} error={errors.phone_plain}>
          {(control) => <Input {...control} type="tel" inputMode="tel" autoComplete="tel-national" defaultValue={values.phone_plain} />}
        </Field>
      </div>
      <Field
        name="email"
        label={t.contacts.email}
        {...(!needsEmail && { hint: t.contacts.email_hint, optional: words.optional })}
        error={errors.email}
      >
        {(control) => <Input {...control} type="email" autoComplete="email" defaultValue={values.email} />}
      </Field>
      <div className="col tight">
        <Checkbox
          name="privacy"
          value="1"
          defaultChecked={values.privacy === '1'}
          aria-invalid={errors.privacy ? true : undefined}
          aria-describedby={errors.privacy ? 'privacy-error' : undefined}
        >
          {t.contacts.privacy.split(/\{(\w+)\}/).map((part) =>
            part === 'offer' || part === 'policy' ? (
              <a key={part} href={localPath(edition, language, legal[part])} target="_blank" rel="noreferrer">
                {t.contacts[part]}
              </a>
            ) : (
              part
            ),
          )}
        </Checkbox>
        {errors.privacy && <FieldError id="privacy-error">{errors.privacy}</FieldError>}
      </div>
    </>
  )
}
