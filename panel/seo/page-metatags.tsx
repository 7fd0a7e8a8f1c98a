import { Create, Edit, FunctionField, required, SelectInput, SimpleForm, TextInput, useRecordContext, useTranslate } from 'react-admin'
import { SEO_DESCRIPTION, SEO_TITLE } from '../../schemas/seo-terms.ts'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { Row } from '../ui/boxes.ts'
import { FormBody } from '../ui/form/FormBody.tsx'
import { RichTextInput } from '../ui/form/RichTextInput.tsx'
import { length } from '../ui/form/rules.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { pages, useLanguages } from './choices.ts'
import type { PageRecord } from './record.ts'
import { robots } from './TextsInputs.tsx'

const Inputs = () => (
  <>
    <Sheet title="seo.entry">
      <Row>
        <SelectInput source="page" label="seo.fields.page" choices={pages} validate={required()} />
        <SelectInput source="lang" label="fields.lang" choices={useLanguages()} translateChoice={false} validate={required()} />
      </Row>
      <TextInput source="title" label="seo.fields.title" validate={length([0, SEO_TITLE])} />
      <TextInput source="metad" label="seo.fields.metad" multiline validate={length([0, SEO_DESCRIPTION])} />
      <TextInput source="h1" label="seo.fields.h1" validate={length([0, SEO_TITLE])} />
      <SelectInput source="robots" label="seo.fields.robots" choices={robots} emptyText="seo.robots.own" />
      <RichTextInput source="text" label="seo.fields.text" />
    </Sheet>
    <Sheet title="seo.shared">
      <TextInput source="og_title" label="seo.fields.og_title" validate={length([0, SEO_TITLE])} />
      <TextInput source="og_description" label="seo.fields.og_description" multiline validate={length([0, SEO_DESCRIPTION])} />
      <TextInput source="og_image" label="seo.fields.og_image" validate={length([0, 500])} />
    </Sheet>
  </>
)

export const PageMetatagsCreate = () => (
  <Create title="seo.new_page" redirect="list">
    <SimpleForm component={FormBody}>
      <Inputs />
    </SimpleForm>
  </Create>
)

/** What one page says in one language; blank fields leave its own words (spec: decisions SEO-3). */
export const PageMetatagsEdit = () => (
  <Edit<PageRecord> title={<Title />}>
    <TwoColumns>
      <SimpleForm component={FormBody}>
        <Inputs />
      </SimpleForm>
      <FunctionField<PageRecord> render={({ id }) => <AuditSheet target={`page_metatags ${id}`} />} />
    </TwoColumns>
  </Edit>
)

function Title() {
  const record = useRecordContext<PageRecord>()
  const translate = useTranslate()
  return record ? translate(`seo.pages.${record.page}`) : null
}
