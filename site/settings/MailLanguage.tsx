import type { ErrorCode, FieldErrors } from '../../schemas/errors.ts'
import { useAction } from '../orders/use-action.ts'
import { useTexts } from '../site.ts'
import { type Choice, Field, Select } from '../ui/Field.tsx'

interface Props {
  chosen: string
  options: readonly Choice[]
  save: (lang: string) => Promise<{ status: 'success'; data: unknown } | { status: 'fail'; error: ErrorCode | FieldErrors }>
}

/** In which language mails and messages come. */
export function MailLanguage({ chosen, options, save }: Props) {
  const t = useTexts('settings')
  const doing = useAction({ errors: [] })
  return (
    <Field name="lang" label={t.mails.lang}>
      {(control) => (
        <Select
          {...control}
          options={options}
          defaultValue={chosen}
          onChange={({ currentTarget }) =>
            doing.run(
              'lang',
              () => save(currentTarget.value),
              t.saved,
              () => {},
            )
          }
        />
      )}
    </Field>
  )
}
