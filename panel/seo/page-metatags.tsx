import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Create, Edit, FunctionField, regex, required, SelectInput, SimpleForm, TextInput, useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { SEO_DESCRIPTION, SEO_TITLE, SHOWN_DESCRIPTION, SHOWN_TITLE } from '../../schemas/seo-terms.ts'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { Column, Row } from '../ui/boxes.ts'
import { FormBody } from '../ui/form/FormBody.tsx'
import { RichTextInput } from '../ui/form/RichTextInput.tsx'
import { length } from '../ui/form/rules.ts'
import { useBegun } from '../ui/languages/begun.ts'
import { LanguageInput } from '../ui/languages/LanguageInput.tsx'
import { LanguagesSheet } from '../ui/languages/LanguagesSheet.tsx'
import { SideBySide } from '../ui/languages/SideBySide.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { CountedInput } from './CountedInput.tsx'
import { pages } from './choices.ts'
import type { PageRecord } from './record.ts'
import { SearchPreview } from './SearchPreview.tsx'
import { robots } from './TextsInputs.tsx'

const Inputs = () => (
  <Column>
    <Sheet title="seo.entry">
      <Row>
        <SelectInput source="page" label="seo.fields.page" choices={pages} validate={required()} />
        <LanguageInput />
      </Row>
      <Preview of={['title', 'metad']} />
      <CountedInput source="title" label="seo.fields.title" most={SEO_TITLE} seen={SHOWN_TITLE} />
      <CountedInput source="metad" label="seo.fields.metad" most={SEO_DESCRIPTION} seen={SHOWN_DESCRIPTION} multiline />
      <CountedInput source="h1" label="seo.fields.h1" most={SEO_TITLE} />
      <SelectInput source="robots" label="seo.fields.robots" choices={robots} emptyText="seo.robots.own" />
      <RichTextInput source="text" label="seo.fields.text" />
    </Sheet>
    <Sheet title="seo.shared">
      <CountedInput source="og_title" label="seo.fields.og_title" most={SEO_TITLE} />
      <CountedInput source="og_description" label="seo.fields.og_description" most={SEO_DESCRIPTION} multiline />
      <TextInput source="og_image" label="seo.fields.og_image" validate={[...length([0, 500]), ofSite]} />
      <SharedPicture />
    </Sheet>
  </Column>
)

/** As the server has it: of this site, or a whole address. */
const ofSite = regex(/^(?:https:\/\/\S+|\/(?![/\\])\S*)$/, 'errors.invalid_format')

function Preview({ of }: { of: [title: string, description: string] }) {
  const [title, description]: string[] = useWatch({ name: of })
  return title || description ? <SearchPreview title={title ?? ''} description={description ?? ''} /> : null
}

/** The picture of those who share the page; the policy lets in what is of this site alone. */
function SharedPicture() {
  const address: string = useWatch({ name: 'og_image' }) ?? ''
  return address.startsWith('/') ? <Picture src={address} alt="" /> : null
}
const Picture = styled('img')({ maxWidth: 'min(100%, 20rem)', borderRadius: 'var(--r-s)' })

export function PageMetatagsCreate() {
  const { opened, beside } = useBegun()
  return (
    <Create title="seo.new_page" record={opened} redirect="list">
      <SimpleForm component={FormBody}>
        <SideBySide beside={beside}>
          <Inputs />
        </SideBySide>
      </SimpleForm>
    </Create>
  )
}

/** What one page says in one language; blank fields leave its own words (spec: decisions SEO-3). */
export const PageMetatagsEdit = () => (
  <Edit<PageRecord> title={<Title />}>
    <Column>
      <SimpleForm component={FormBody}>
        <Sheets />
      </SimpleForm>
      <FunctionField<PageRecord> render={({ id }) => <AuditSheet target={`page_metatags ${id}`} />} />
    </Column>
  </Edit>
)

function Sheets() {
  const [beside, setBeside] = useState<number>()
  const record = useRecordContext<PageRecord>()
  if (!record) return null
  return (
    <TwoColumns>
      <SideBySide beside={beside}>
        <Inputs />
      </SideBySide>
      <LanguagesSheet shared={{ page: record.page, robots: record.robots, og_image: record.og_image }} beside={beside} onBeside={setBeside} />
    </TwoColumns>
  )
}

function Title() {
  const record = useRecordContext<PageRecord>()
  const translate = useTranslate()
  return record ? translate(`seo.pages.${record.page}`) : null
}
