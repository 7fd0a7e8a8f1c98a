import { birthdays } from '../../../schemas/birthdays.ts'
import type { OwnProfile } from '../../../schemas/index.ts'
import { practices } from '../../../schemas/order-options.ts'
import { tutorLimits } from '../../../schemas/tutor-options.ts'
import { type TutorText, wishedOf } from '../../../schemas/tutor-texts.ts'
import { isoDay } from '../../../theme/dates.ts'
import { fill } from '../../../theme/words.ts'
import { unixNow } from '../../orders/when.ts'
import { useSite, useTexts } from '../../site.ts'
import { CheckChip, Chips } from '../../ui/Chip.tsx'
import { Field, Input, Select } from '../../ui/Field.tsx'
import { Options, Radio } from '../../ui/Option.tsx'
import styles from '../Profile.module.css'
import type { FieldsProps, GroupForm } from './form.ts'
import { TextWithLimits } from './TextWithLimits.tsx'
import { fieldIn, type Held, inLanguage, ofFirst, sentText, TextLanguages, useTextLanguage, written } from './texts.tsx'

interface Values {
  birth_date: string
  practice_id: string
  prof: 1 | 2
  langs: number[]
  speciality: TutorText
  short_description: TutorText
  description: TutorText
  youtube_video: string
}

function Fields({ values, set, problems, lists, profile }: FieldsProps<Values>) {
  const t = useTexts('profile-forms')
  const common = useTexts('common')
  const profs = useTexts('enums-tutors').prof
  const { edition } = useSite()
  const { latest, earliest } = birthdays(isoDay(unixNow(), edition))
  const [min, max] = tutorLimits.speciality
  const writing = useTextLanguage(problems, texts)
  const text = (name: Text) => {
    const field = fieldIn(name, writing.language, writing.first)
    return {
      name: field,
      error: problems[field],
      lang: writing.lang,
      onChange: (words: string) => set({ [name]: written(values[name], words, writing) }),
      ...inLanguage(heldOf(name, values, profile), writing),
    }
  }
  const speciality = text('speciality')
  const turn = (id: number) => set({ langs: values.langs.includes(id) ? values.langs.filter((one) => one !== id) : [...values.langs, id] })
  return (
    <>
      <div className={styles.form}>
        <Field name="birth_date" label={t.birth_date} hint={t.birth_date_hint} error={problems.birth_date}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={earliest}
              max={latest}
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
      <TextLanguages of={writing} texts={texts.map((name) => values[name])} />
      <Field name={speciality.name} label={t.speciality} optional={common.optional} hint={fill(t.letters, { min, max })} error={speciality.error}>
        {(control) => (
          <Input
            {...control}
            lang={speciality.lang}
            maxLength={max}
            value={speciality.value}
            onInput={({ currentTarget }) => speciality.onChange(currentTarget.value)}
          />
        )}
      </Field>
      <TextWithLimits {...text('short_description')} label={t.short_description} limits="short_description" rows={2} />
      <TextWithLimits {...text('description')} label={t.description} limits="description" rows={7} />
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

const texts = ['speciality', 'short_description', 'description'] as const
type Text = (typeof texts)[number]

const heldOf = (name: Text, values: Pick<Values, Text>, profile: OwnProfile): Held => ({
  text: values[name],
  published: profile[name],
  waiting: profile[`new_${name}`],
})

export const about: GroupForm<Values> = {
  lists: ['practices', 'langs'],
  valuesOf: (profile, { locales: [first] }) => ({
    birth_date: profile.birth_date ?? '',
    practice_id: String(profile.practice_id ?? ''),
    prof: profile.prof === 2 ? 2 : 1,
    langs: profile.langs,
    speciality: wishedOf(profile.speciality, profile.new_speciality, first),
    short_description: wishedOf(profile.short_description, profile.new_short_description, first),
    description: wishedOf(profile.description, profile.new_description, first),
    youtube_video: profile.youtube_video,
  }),
  toSend: ({ birth_date, practice_id, ...values }, profile, { locales: [first] }) => ({
    tutor: {
      ...{ ...values, birth_date: birth_date || null, practice_id: practices.find((id) => id === Number(practice_id)) ?? null },
      ...Object.fromEntries(
        texts.flatMap((name) => {
          const { text, waiting } = sentText(heldOf(name, values, profile), first)
          return [[name, text], ...(waiting === undefined ? [] : [[`new_${name}`, waiting]])]
        }),
      ),
    },
  }),
  shownAt: (field, { locales: [first] }) => ofFirst(field, first),
  Fields,
}
