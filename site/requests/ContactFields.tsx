import { LegalLinks } from '../forms/LegalLinks.tsx'
import { PhoneFields } from '../forms/PhoneFields.tsx'
import { Field, FieldError, Input } from '../ui/Field.tsx'
import { Checkbox } from '../ui/Option.tsx'
import type { StepProps } from './step.ts'

interface Props extends Pick<StepProps, 'values' | 'errors' | 't' | 'words'> {
  /** The e-mail is needed, and no tutor writes to it. */
  needsEmail?: boolean
}

/** Name, phone, e-mail and consent of whoever asks for lessons (spec: decisions ORD-19, EDN-2, EDN-8). */
export function ContactFields({ values, errors, t, words, needsEmail = false }: Props) {
  return (
    <>
      <Field name="client_name" label={t.contacts.name} error={errors.client_name}>
        {(control) => <Input {...control} defaultValue={values.client_name} autoComplete="name" />}
      </Field>
      <PhoneFields words={{ ...t.contacts, phone: words.phone }} values={values} error={errors.phone_plain} />
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
          autoFocus={errors.privacy !== undefined}
          aria-describedby={errors.privacy ? 'privacy-error' : undefined}
        >
          <LegalLinks text={t.contacts.privacy} words={t.contacts} side="client" />
        </Checkbox>
        {errors.privacy && <FieldError id="privacy-error">{errors.privacy}</FieldError>}
      </div>
    </>
  )
}
