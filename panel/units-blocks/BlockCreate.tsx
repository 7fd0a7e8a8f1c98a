import { Create, SimpleForm } from 'react-admin'
import { FormBody } from '../ui/form/FormBody.tsx'
import { useBegun } from '../ui/languages/begun.ts'
import { SideBySide } from '../ui/languages/SideBySide.tsx'
import { BlockInputs } from './BlockInputs.tsx'

export function BlockCreate() {
  const { opened, beside } = useBegun()
  return (
    <Create title="units_blocks.new" record={{ key: 'main_', active: true, ...opened }} redirect="list">
      <SimpleForm component={FormBody}>
        <SideBySide beside={beside}>
          <BlockInputs isNew />
        </SideBySide>
      </SimpleForm>
    </Create>
  )
}
