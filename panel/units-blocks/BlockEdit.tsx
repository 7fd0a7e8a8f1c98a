import { useState } from 'react'
import { Edit, FunctionField, SimpleForm, useRecordContext } from 'react-admin'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { Column, Row } from '../ui/boxes.ts'
import { FormBody } from '../ui/form/FormBody.tsx'
import { FormToolbar } from '../ui/form/FormToolbar.tsx'
import { LanguagesSheet } from '../ui/languages/LanguagesSheet.tsx'
import { SideBySide } from '../ui/languages/SideBySide.tsx'
import { PreviewButton } from '../ui/preview/PreviewButton.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { BlockInputs } from './BlockInputs.tsx'
import { Place, type UnitsBlock, Updated } from './fields.tsx'

/** A piece of the site; what is saved stands there at once (spec: decisions CNT-9). */
export const BlockEdit = () => (
  <Edit<UnitsBlock>>
    <Column>
      <SimpleForm component={FormBody} toolbar={<BlockToolbar />}>
        <Sheets />
      </SimpleForm>
      <FunctionField<UnitsBlock> render={({ id }) => <AuditSheet target={`block ${id}`} />} />
    </Column>
  </Edit>
)

/** What the site asks for by name stays. */
const BlockToolbar = () => <FormToolbar canDelete={useRecordContext<UnitsBlock>()?.used === false} />

function Sheets() {
  const [beside, setBeside] = useState<number>()
  const block = useRecordContext<UnitsBlock>()
  if (!block) return null
  return (
    <TwoColumns>
      <SideBySide beside={beside}>
        <BlockInputs isUsed={block.used} />
      </SideBySide>
      <Column>
        <Sheet title="units_blocks.place">
          <Place />
          <Updated />
          {block.html !== null && (
            <Row>
              <PreviewButton draftOf={({ name, html }) => ({ title: String(name), html: String(html ?? '') })} />
            </Row>
          )}
        </Sheet>
        <LanguagesSheet shared={{ key: block.key, active: block.active }} beside={beside} onBeside={setBeside} />
      </Column>
    </TwoColumns>
  )
}
