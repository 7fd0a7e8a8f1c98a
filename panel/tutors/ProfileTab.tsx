import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { api, dataOf } from '../../data-providers/index.ts'
import type { Edition } from '../../editions/index.ts'
import type { TutorForStaff } from '../../schemas/index.ts'
import { useEdition } from '../edition.ts'
import { useCall } from '../layout/call.ts'
import { Button } from '../ui/Button.tsx'
import { PartForm } from './PartForm.tsx'
import { ProfileInputs } from './ProfileInputs.tsx'
import { useTutor } from './tutor-record.ts'
import { inputOf, spread } from './WordedInput.tsx'

/** Who the tutor is, how to reach them, what they say of themselves. */
export function ProfileTab() {
  const { id } = useTutor()
  const edition = useEdition()
  const valuesOf = useCallback((tutor: TutorForStaff) => profileOf(tutor, edition), [edition])
  const sourceOf = (field: string) => (isText(field) ? inputOf(field, edition) : field)
  return (
    <PartForm title="tutors.tabs.profile" valuesOf={valuesOf} fieldsOf={same} sourceOf={sourceOf}>
      <ProfileInputs beside={<LatinButton id={id} />} />
    </PartForm>
  )
}

const isText = (field: string) => field === 'short_description' || field === 'description' || field === 'speciality'

const same = <T,>(values: T) => values

/** What the form edits: fields of the contract, in the form in which they are sent. */
const profileOf = (tutor: TutorForStaff, edition: Edition) => ({
  name: tutor.first_name,
  last_name: tutor.last_name,
  sex: tutor.sex as 1 | 2,
  birth_date: tutor.birth_date,
  age: (tutor.age?.id ?? null) as 1 | null,
  email: tutor.email,
  email_confirmed: tutor.email_confirmed,
  phone_plain: tutor.phone_plain,
  phone_default_country_code: tutor.phone_default_country_code,
  phone_confirmed: tutor.phone_confirmed,
  phones_extra: tutor.phones_extra,
  online_communication_app: tutor.online_communication_app as { app: 'zoom'; account: string }[],
  lang: tutor.lang as 'ua',
  prof: tutor.prof as 1 | 2,
  langs: tutor.langs.map(({ id }) => id) as 1[],
  short_description: spread(tutor.short_description, edition),
  description: spread(tutor.description, edition),
  youtube_video: tutor.youtube_video,
  university_id: tutor.university_id,
  university_name: tutor.university_name?.name ?? '',
  university_degree_name_id: tutor.university_degree_name_id,
  university_graduation_year: tutor.university_graduation_year,
  speciality: spread(tutor.speciality, edition),
  practice_id: tutor.practice_id as 1 | null,
  rate_id: tutor.rate_id,
  school_tutor_id: tutor.school_tutor_id,
})

/** Writes name and speciality in Latin letters into the form; a save keeps them (spec: decisions TUT-16). */
function LatinButton({ id }: { id: number }) {
  const { setValue } = useFormContext()
  const edition = useEdition()
  const { isBusy, run } = useCall()
  const translate = useTranslate()
  const write = async () => {
    const data = await run(() => dataOf(api.get('/admin/tutor/profile/transliterate_main_data', { id })), 'tutors.done.latin')
    for (const [field, text] of Object.entries(data?.tutor ?? {}))
      setValue(isText(field) ? inputOf(field, edition) : field, text, { shouldDirty: true })
  }
  return (
    <Button variant="outlined" isBusy={isBusy} onClick={write}>
      {translate('tutors.latin')}
    </Button>
  )
}
