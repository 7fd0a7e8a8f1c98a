import { useState } from 'react'
import { AutocompleteInput, Create, ReferenceInput, required, SelectInput, SimpleForm } from 'react-admin'
import { topSources } from '../../schemas/top-terms.ts'
import { slugs } from '../slugs.ts'
import { TopInputs } from './TopInputs.tsx'

const sources = topSources.map((id) => ({ id, name: `tops.sources.${id}` }))

/** A TOP for a published tutor, given or paid (spec: decisions PAY-8). */
export function TopCreate() {
  const [opened] = useState(() => ({ plan_id: 1, date_from: Math.floor(Date.now() / 1000), source: 'gift', active: true }))
  return (
    <Create title="tops.new" record={opened} redirect="list">
      <SimpleForm>
        <ReferenceInput source="tutor_id" reference={slugs.tutors} filter={{ status: [3] }}>
          <AutocompleteInput filterToQuery={(text: string) => (text ? { text } : {})} validate={required()} />
        </ReferenceInput>
        <SelectInput source="source" choices={sources} validate={required()} />
        <TopInputs />
      </SimpleForm>
    </Create>
  )
}
