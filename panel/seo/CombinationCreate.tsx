import { Create, SimpleForm } from 'react-admin'
import { FormBody } from '../ui/form/FormBody.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { combinationInputs } from './filters.tsx'
import { TextsInputs } from './TextsInputs.tsx'

const opened = { chosen_filters: { catalog_type: 'offline' } }

/** Texts for a combination that has none (spec: decisions SEO-1). */
export const CombinationCreate = () => (
  <Create title="seo.new_combination" record={opened} redirect="edit">
    <SimpleForm component={FormBody}>
      <Sheet title="seo.combination">{combinationInputs('chosen_filters.')}</Sheet>
      <TextsInputs />
    </SimpleForm>
  </Create>
)
