import { useState } from 'react'
import { Edit, FunctionField, SimpleForm, useFormIsDirty, useRecordContext, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { staticPageRecord } from '../../data-providers/static-pages.ts'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { Button } from '../ui/Button.tsx'
import { Column, Row, Soft } from '../ui/boxes.ts'
import { FormBody } from '../ui/form/FormBody.tsx'
import { FormToolbar } from '../ui/form/FormToolbar.tsx'
import { LanguagesSheet } from '../ui/languages/LanguagesSheet.tsx'
import { SideBySide } from '../ui/languages/SideBySide.tsx'
import { PreviewButton } from '../ui/preview/PreviewButton.tsx'
import { useVerb } from '../ui/record/verb.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { Marks, type PageRecord, SitePath, Updated } from './fields.tsx'
import { PageInputs } from './PageInputs.tsx'

/** A page of the site; what is saved stands there at once (spec: decisions CNT-8). */
export const PageEdit = () => (
  <Edit<PageRecord>>
    <Column>
      <SimpleForm component={FormBody} toolbar={<PageToolbar />}>
        <Sheets />
      </SimpleForm>
      <FunctionField<PageRecord> render={({ id }) => <AuditSheet target={`static_page ${id}`} />} />
    </Column>
  </Edit>
)

/** What the site leads to stays. */
const PageToolbar = () => <FormToolbar canDelete={useRecordContext<PageRecord>()?.linked === false} />

function Sheets() {
  const [beside, setBeside] = useState<number>()
  const page = useRecordContext<PageRecord>()
  if (!page) return null
  return (
    <TwoColumns>
      <SideBySide beside={beside}>
        <Column>
          <PageInputs isLinked={page.linked} />
        </Column>
      </SideBySide>
      <Column>
        <StateSheet />
        <LanguagesSheet shared={{ alias: page.alias, noindex: page.noindex }} beside={beside} onBeside={setBeside} />
      </Column>
    </TwoColumns>
  )
}

function StateSheet() {
  const page = useRecordContext<PageRecord>()
  const isDirty = useFormIsDirty()
  const { isBusy, act } = useVerb<PageRecord>()
  const translate = useTranslate()
  if (!page) return null
  const { id } = page
  const toggle = () => act(async () => staticPageRecord((await dataOf(api.post('/admin/static_pages/change_status', { id }))).static_page))
  return (
    <Sheet title="static_pages.state">
      <Marks />
      <span>
        <SitePath />
      </span>
      <Soft>
        <Updated />
      </Soft>
      <Row>
        <Button variant="outlined" disabled={isDirty} isBusy={isBusy} onClick={toggle}>
          {translate(page.shown ? 'static_pages.hide' : 'static_pages.show')}
        </Button>
        <PreviewButton draftOf={({ name, h1, text }) => ({ title: String(h1 || name), html: String(text ?? '') })} />
      </Row>
      {isDirty && <Soft>{translate('site_texts.save_first')}</Soft>}
    </Sheet>
  )
}
