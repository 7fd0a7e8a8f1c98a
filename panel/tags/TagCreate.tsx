import { Create, SimpleForm } from 'react-admin'
import { FormBody } from '../ui/form/FormBody.tsx'
import { TagInputs } from './TagInputs.tsx'

/** A new tag: whom it gathers and what its page says (spec: decisions CAT-22). */
export const TagCreate = () => (
  <Create title="tags.new" record={{ catalog_type: 'offline', active: true }} redirect="edit">
    <SimpleForm component={FormBody}>
      <TagInputs />
    </SimpleForm>
  </Create>
)
