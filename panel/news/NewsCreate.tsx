import { Create, SimpleForm } from 'react-admin'
import { Column } from '../ui/boxes.ts'
import { FormBody } from '../ui/form/FormBody.tsx'
import { useBegun } from '../ui/languages/begun.ts'
import { SideBySide } from '../ui/languages/SideBySide.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { NewsInputs } from './NewsInputs.tsx'
import { PictureSheet } from './PictureSheet.tsx'

/** News that nobody sees until they are published. */
export function NewsCreate() {
  const { opened, beside } = useBegun()
  return (
    <Create title="news.new" record={opened} redirect="edit">
      <SimpleForm component={FormBody}>
        <TwoColumns>
          <SideBySide beside={beside}>
            <Column>
              <NewsInputs />
            </Column>
          </SideBySide>
          <PictureSheet />
        </TwoColumns>
      </SimpleForm>
    </Create>
  )
}
