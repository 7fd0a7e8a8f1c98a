import { GRADUATION, tutorLimits } from '../../../schemas/tutor-options.ts'
import { useTexts } from '../../site.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import { Field, Input, Select } from '../../ui/Field.tsx'
import styles from '../Profile.module.css'
import { Documents, type DocumentValues, filesOf } from './Documents.tsx'
import type { FieldsProps, GroupForm } from './form.ts'

interface Values extends DocumentValues {
  university_id: number | null
  university_name: string
  university_degree_name_id: string
  university_graduation_year: string
}

const [, longestName] = tutorLimits.university_name

function Fields({ values, set, problems, lists, profile }: FieldsProps<Values>) {
  const t = useTexts('profile-forms')
  const common = useTexts('common')
  return (
    <>
      <div className={styles.form}>
        <Field name="university_id" label={t.university} optional={common.optional} error={problems.university_id}>
          {({ name: _, ...field }) => (
            <Combobox
              {...field}
              label={t.university}
              options={(lists.universities ?? []).map((option) => ({ value: option.id, label: option.name }))}
              value={values.university_id}
              placeholder={common.choose}
              nothing={t.nothing}
              taking={{ all: t.not_chosen, clear: t.clear }}
              onChoose={(option) => set({ university_id: option ? Number(option.value) : null })}
            />
          )}
        </Field>
        {values.university_id === null && (
          <Field name="university_name" label={t.university_name} optional={common.optional} error={problems.university_name}>
            {(control) => (
              <Input
                {...control}
                maxLength={longestName}
                value={values.university_name}
                onInput={({ currentTarget }) => set({ university_name: currentTarget.value })}
              />
            )}
          </Field>
        )}
        <Field name="university_degree_name_id" label={t.degree} optional={common.optional} error={problems.university_degree_name_id}>
          {(control) => (
            <Select
              {...control}
              empty={t.not_chosen}
              options={(lists.degrees ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              value={values.university_degree_name_id}
              onChange={({ currentTarget }) => set({ university_degree_name_id: currentTarget.value })}
            />
          )}
        </Field>
        <Field name="university_graduation_year" label={t.graduation} optional={common.optional} error={problems.university_graduation_year}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={GRADUATION.first}
              value={values.university_graduation_year}
              onInput={({ currentTarget }) => set({ university_graduation_year: currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <Documents {...{ values, set, problems, profile }} />
    </>
  )
}

export const education: GroupForm<Values> = {
  lists: ['universities', 'degrees'],
  valuesOf: ({ university_id, university_name, university_degree_name_id, university_graduation_year, documents }) => ({
    ...{ university_id, university_name, added: [] },
    university_degree_name_id: String(university_degree_name_id ?? ''),
    university_graduation_year: String(university_graduation_year ?? ''),
    documents: Object.fromEntries(Object.entries(documents).map(([id, { description }]) => [id, description])),
  }),
  toSend: ({ university_id, university_name, university_degree_name_id, university_graduation_year, documents, added }) => {
    const files = filesOf(added)
    return {
      tutor: {
        ...{ university_id, university_name: university_id === null ? university_name : '' },
        university_degree_name_id: university_degree_name_id ? Number(university_degree_name_id) : null,
        university_graduation_year: university_graduation_year ? Number(university_graduation_year) : null,
        documents: Object.fromEntries(Object.entries(documents).map(([id, description]) => [id, { description }])),
        new_documents_descriptions: files.map(({ description }) => description),
      },
      ...(files.length > 0 && { new_documents: files.map(({ file }) => file) }),
    }
  },
  Fields,
}
