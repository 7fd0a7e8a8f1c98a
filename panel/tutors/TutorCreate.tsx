import { useState } from 'react'
import { Create, SimpleForm, useLocation, useNavigate, useTranslate } from 'react-admin'
import type { NewTutor } from '../../data-providers/index.ts'
import { tutors } from '../../data-providers/tutors.ts'
import { OWN_COUNTRY } from '../../theme/phones.ts'
import { useEdition } from '../edition.ts'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Soft } from '../ui/boxes.ts'
import { FormToolbar } from '../ui/form/FormToolbar.tsx'
import { useSubmit } from '../ui/form/submit.ts'
import { type TutorDraft, valuesOfDraft } from './draft.ts'
import { ProfileInputs } from './ProfileInputs.tsx'

/** A new tutor, alone or after another: the copy brings subjects, places and hours along (spec: decisions TUT-19). */
export function TutorCreate() {
  const edition = useEdition()
  const navigate = useNavigate()
  const translate = useTranslate()
  const { state } = useLocation()
  const draft = (state as { record?: TutorDraft } | null)?.record
  const [opened] = useState(() => ({
    ...{
      sex: 2,
      prof: 1,
      lang: edition.locales[0],
      phone_default_country_code: OWN_COUNTRY,
      phones_extra: [],
      online_communication_app: [],
      langs: [],
    },
    ...(draft && valuesOfDraft(draft, edition)),
  }))
  const submit = useSubmit((values: object) => tutors.create(values as NewTutor), {
    done: 'tutors.done.created',
    onDone: ({ id }) => navigate(pathTo(slugs.tutors, id)),
  })
  return (
    <Create title="tutors.new" record={opened}>
      <SimpleForm onSubmit={submit} toolbar={<FormToolbar label="tutors.create" />}>
        <Soft>{translate(draft ? 'tutors.copy_hint' : 'tutors.create_hint')}</Soft>
        <ProfileInputs />
      </SimpleForm>
    </Create>
  )
}
