import { ContactRows } from '../../joining/ContactRows.tsx'
import { useTexts } from '../../site.ts'
import { CheckChip, Chips } from '../../ui/Chip.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { Options } from '../../ui/Option.tsx'
import styles from '../Profile.module.css'
import type { FieldsProps, GroupForm } from './form.ts'

interface Values {
  name: string
  last_name: string
  sex: 1 | 2 | null
}

function Fields({ values, set, problems, profile, onSaved }: FieldsProps<Values>) {
  const t = useTexts('profile-forms')
  const sexes = useTexts('enums-tutors').sex
  return (
    <>
      <div className={styles.form}>
        {(['name', 'last_name'] as const).map((name) => (
          <Field key={name} name={name} label={t[name]} error={problems[name]}>
            {(control) => (
              <Input
                {...control}
                autoComplete={name === 'name' ? 'given-name' : 'family-name'}
                value={values[name]}
                onInput={({ currentTarget }) => set({ [name]: currentTarget.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <Options legend={t.sex}>
        <Chips wrapped>
          {([1, 2] as const).map((sex) => (
            <CheckChip key={sex} type="radio" name="sex" value={sex} checked={values.sex === sex} onChange={() => set({ sex })}>
              {sexes[sex]}
            </CheckChip>
          ))}
        </Chips>
      </Options>
      <ContactRows profile={profile} onSaved={onSaved} />
      <p className="s soft">{t.contacts_hint}</p>
    </>
  )
}

export const contacts: GroupForm<Values> = {
  lists: [],
  valuesOf: ({ name, last_name, sex }) => ({ name, last_name, sex: sex === 1 || sex === 2 ? sex : null }),
  toSend: ({ name, last_name, sex }) => ({ tutor: { name, last_name, sex } }),
  Fields,
}
