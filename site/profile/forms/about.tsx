import { practices } from '../../../schemas/order-options.ts'
import { tutorLimits } from '../../../schemas/tutor-options.ts'
import { fill } from '../../../theme/words.ts'
import { useTexts } from '../../site.ts'
import { CheckChip, Chips } from '../../ui/Chip.tsx'
import { Field, Input, Select } from '../../ui/Field.tsx'
import { Options, Radio } from '../../ui/Option.tsx'
import styles from '../Profile.module.css'
import type { FieldsProps, GroupForm } from './form.ts'
import { TextWithLimits } from './TextWithLimits.tsx'

interface Values {
  birth_date: string
  practice_id: string
  prof: 1 | 2
  langs: number[]
  speciality: string
  short_description: string
  description: string
  youtube_video: string
}

function Fields({ values, set, problems, lists, profile }: FieldsProps<Values>) {
  const t = useTexts('profile-forms')
  const common = useTexts('common')
  const profs = useTexts('enums-tutors').prof
  const [min, max] = tutorLimits.speciality
  const turn = (id: number) => set({ langs: values.langs.includes(id) ? values.langs.filter((one) => one !== id) : [...values.langs, id] })
  return (
    <>
      <div className={styles.form}>
        <Field name="birth_date" label={t.birth_date} hint={t.birth_date_hint} error={problems.birth_date}>
          {(control) => (
            <Input
              {...control}
              type="date"
              autoComplete="bday"
              value={values.birth_date}
              onInput={({ currentTarget }) => set({ birth_date: currentTarget.value })}
            />
          )}
        </Field>
        <Field name="practice_id" label={t.practice} error={problems.practice_id}>
          {(control) => (
            <Select
              {...control}
              empty={common.choose}
              options={(lists.practices ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              value={values.practice_id}
              onChange={({ currentTarget }) => set({ practice_id: currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <Options legend={t.prof}>
        {([1, 2] as const).map((prof) => (
          <Radio key={prof} name="prof" value={prof} checked={values.prof === prof} onChange={() => set({ prof })}>
            {profs[prof]}
          </Radio>
        ))}
      </Options>
      <Options legend={t.langs}>
        <Chips wrapped>
          {(lists.langs ?? []).map(({ id, name }) => (
            <CheckChip key={id} name="langs" value={id} checked={values.langs.includes(Number(id))} onChange={() => turn(Number(id))}>
              {name}
            </CheckChip>
          ))}
        </Chips>
      </Options>
      <Field name="speciality" label={t.speciality} optional={common.optional} hint={fill(t.letters, { min, max })} error={problems.speciality}>
        {(control) => (
          <Input {...control} maxLength={max} value={values.speciality} onInput={({ currentTarget }) => set({ speciality: currentTarget.value })} />
        )}
      </Field>
      <TextWithLimits
        name="short_description"
        label={t.short_description}
        limits="short_description"
        rows={2}
        value={values.short_description}
        onChange={(short_description) => set({ short_description })}
        error={problems.short_description}
        published={profile.new_short_description === null ? null : profile.short_description}
      />
      <TextWithLimits
        name="description"
        label={t.description}
        limits="description"
        rows={7}
        value={values.description}
        onChange={(description) => set({ description })}
        error={problems.description}
        published={profile.new_description === null ? null : profile.description}
      />
      <Field name="youtube_video" label={t.video} optional={common.optional} hint={t.video_hint} error={problems.youtube_video}>
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            value={values.youtube_video}
            onInput={({ currentTarget }) => set({ youtube_video: currentTarget.value })}
          />
        )}
      </Field>
    </>
  )
}

export const about: GroupForm<Values> = {
  lists: ['practices', 'langs'],
  valuesOf: (profile) => ({
    birth_date: profile.birth_date ?? '',
    practice_id: String(profile.practice_id ?? ''),
    prof: profile.prof === 2 ? 2 : 1,
    langs: profile.langs,
    speciality: profile.new_speciality ?? profile.speciality,
    short_description: profile.new_short_description ?? profile.short_description,
    description: profile.new_description ?? profile.description,
    youtube_video: profile.youtube_video,
  }),
  toSend: ({ birth_date, practice_id, ...values }, profile) => ({
    tutor: {
      ...{ ...values, birth_date: birth_date || null, practice_id: practices.find((id) => id === Number(practice_id)) ?? null },
      // what stands there already waits on
      ...wishes(values, profile),
    },
  }),
  Fields,
}

const texts = ['speciality', 'short_description', 'description'] as const
/** A waiting text that was not touched is sent as the waiting one it is. */
const wishes = (values: Pick<Values, (typeof texts)[number]>, profile: Parameters<typeof about.toSend>[1]) =>
  Object.fromEntries(
    texts.flatMap((name) =>
      profile[`new_${name}`] === values[name]
        ? [
            [name, profile[name]],
            [`new_${name}`, values[name]],
          ]
        : [],
    ),
  )
