import { Create, SimpleForm } from 'react-admin'
import { TestInputs } from './TestInputs.tsx'

/** A new examination test by its link (spec: decisions CNT-7). */
export const TestCreate = () => (
  <Create title="examination_tests.new" record={{ active: true }} redirect="list">
    <SimpleForm>
      <TestInputs />
    </SimpleForm>
  </Create>
)
