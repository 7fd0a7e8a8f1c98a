import { Edit, FunctionField, SimpleForm, useRecordContext, useTranslate } from 'react-admin'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { Soft } from '../ui/boxes.ts'
import { FormBody } from '../ui/form/FormBody.tsx'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import type { Combination } from './record.ts'
import { TextsInputs } from './TextsInputs.tsx'

/** The texts of one combination of filters (spec: decisions SEO-1). */
export const CombinationEdit = () => (
  <Edit<Combination>
    title={<Title />}
    actions={
      <RecordActions>
        <FunctionField<Combination> render={(record) => <OnSite {...record} />} />
      </RecordActions>
    }
  >
    <TwoColumns>
      <SimpleForm component={FormBody}>
        <TextsInputs />
      </SimpleForm>
      <FunctionField<Combination> render={({ id }) => <AuditSheet target={`h2text ${id}`} />} />
    </TwoColumns>
  </Edit>
)

function Title() {
  const record = useRecordContext<Combination>()
  return record ? record.name || record.h2text_id : null
}

function OnSite({ shown }: Combination) {
  const translate = useTranslate()
  if (!shown) return null
  return (
    <>
      <Soft>{translate('seo.tutors', { smart_count: shown.total_count })}</Soft>{' '}
      <a href={`/${shown.path}`} target="_blank" rel="noopener" title={translate('layout.site_new_tab')}>
        {translate('seo.on_site')}
      </a>
    </>
  )
}
