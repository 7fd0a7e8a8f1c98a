import { useState } from 'react'
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

/** In which language mails and messages come; one that could not be saved goes back to what it was. */
export function MailLanguage({ label, saved, chosen, options, save }: Props) {
  const doing = usePress([])
  const [shown, setShown] = useState(chosen)
  const choose = async (lang: string) => {
    setShown(lang)
    const isDone = await doing.run(
      'lang',
      () => save(lang),
      saved,
      () => {},
    )
    if (!isDone) setShown(shown)
  }
  return (
    <Field name="lang" label={label}>
      {(control) => <Select {...control} options={options} value={shown} onChange={({ currentTarget }) => choose(currentTarget.value)} />}
    </Field>
  )
}
