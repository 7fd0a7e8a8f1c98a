import type { AnswerOf } from '../../data-providers/api.ts'
import { usePress } from '../orders/use-press.ts'
import { type Choice, Field, Select } from '../ui/Field.tsx'

interface Props {
  label: string
  saved: string
  chosen: string
  options: readonly Choice[]
  save: (lang: string) => Promise<AnswerOf<unknown>>
}

/** In which language mails and messages come. */
export function MailLanguage({ label, saved, chosen, options, save }: Props) {
  const doing = usePress([])
  return (
    <Field name="lang" label={label}>
      {(control) => (
        <Select
          {...control}
          options={options}
          defaultValue={chosen}
          onChange={({ currentTarget }) =>
            doing.run(
              'lang',
              () => save(currentTarget.value),
              saved,
              () => {},
            )
          }
        />
      )}
    </Field>
  )
}
