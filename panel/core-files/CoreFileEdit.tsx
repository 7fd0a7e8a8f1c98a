import { Edit, SimpleForm, useRecordContext } from 'react-admin'
import type { CoreFileRecord } from '../../data-providers/core-files.ts'
import { BesideTitle } from '../layout/BesideTitle.tsx'
import { ClearCacheButton } from '../layout/ClearCacheButton.tsx'
import { Column } from '../ui/boxes.ts'
import { FormBody } from '../ui/form/FormBody.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { DifferenceButton } from './DifferenceButton.tsx'
import { FileTabs } from './FileTabs.tsx'
import { RobotsInput } from './RobotsInput.tsx'
import { VersionsSheet } from './VersionsSheet.tsx'
import { WordsInputs } from './WordsInputs.tsx'

/** robots.txt, or the words of one language; what is saved stands on the site within seconds (spec: decisions SEO-4). */
export const CoreFileEdit = () => (
  <Edit<CoreFileRecord>
    title="menu.core_files"
    redirect={false}
    actions={
      <BesideTitle>
        <ClearCacheButton />
      </BesideTitle>
    }
  >
    <Column>
      <FileTabs />
      <SimpleForm component={FormBody}>
        <Parts />
      </SimpleForm>
    </Column>
  </Edit>
)

function Parts() {
  const file = useRecordContext<CoreFileRecord>()
  if (!file) return null
  return (
    <TwoColumns>
      <Sheet title={file.lang ? 'core_files.words' : 'core_files.robots'} actions={<DifferenceButton />}>
        {file.lang ? <WordsInputs /> : <RobotsInput />}
      </Sheet>
      <VersionsSheet />
    </TwoColumns>
  )
}
