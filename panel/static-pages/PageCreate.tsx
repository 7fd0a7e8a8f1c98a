import { Create, SimpleForm } from 'react-admin'
import { Column } from '../ui/boxes.ts'
import { FormBody } from '../ui/form/FormBody.tsx'
import { useBegun } from '../ui/languages/begun.ts'
import { SideBySide } from '../ui/languages/SideBySide.tsx'
import { PageInputs } from './PageInputs.tsx'
import { ShownInput } from './ShownInput.tsx'

/** A page of staff's own, hidden until its text is ready. */
export function PageCreate() {
  const { opened, beside } = useBegun()
  return (
    <Create title="static_pages.new" record={{ alias: 'p/', noindex: false, status: 0, ...opened }} redirect="edit">
      <SimpleForm component={FormBody}>
        <SideBySide beside={beside}>
          <Column>
            <PageInputs isNew />
            <ShownInput />
          </Column>
        </SideBySide>
      </SimpleForm>
    </Create>
  )
}
