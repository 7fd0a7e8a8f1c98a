import { Create, SimpleForm } from 'react-admin'
import { useEdition } from '../edition.ts'
import { VacancyInputs } from './VacancyInputs.tsx'

/** A new place of work (spec: decisions CNT-7). */
export function VacancyCreate() {
  const { locales } = useEdition()
  return (
    <Create title="vacancies.new" record={{ lang: locales[0], employment: 'full', active: true }} redirect="list">
      <SimpleForm>
        <VacancyInputs />
      </SimpleForm>
    </Create>
  )
}
