import { ArrayInput, SelectInput, SimpleFormIterator, TextInput, useRecordContext } from 'react-admin'
import { robotsChoices, SEO_DESCRIPTION, SEO_TITLE } from '../../schemas/seo-terms.ts'
import { useEdition } from '../edition.ts'
import { RichTextInput } from '../ui/form/RichTextInput.tsx'
import { length } from '../ui/form/rules.ts'
import { languageName } from '../ui/language-name.ts'
import { Sheet } from '../ui/Sheet.tsx'
import type { Combination } from './record.ts'

export const robots = robotsChoices.filter(Boolean).map((id) => ({ id, name: `seo.robots.${id.split(',')[0]}` }))

/** The texts of a combination, a sheet for each language; what is left empty the template says, which stands in it (spec: decisions SEO-2). */
export function TextsInputs() {
  const edition = useEdition()
  const templates = useRecordContext<Combination>()?.shown?.templates ?? {}
  return edition.locales.map((lang) => {
    const at = (field: string) => `catalog_metatags.${lang}.${field}`
    const template = templates[lang]
    const line = (field: 'title' | 'metad' | 'h1', max: number) => (
      <TextInput
        source={at(field)}
        label={`seo.fields.${field}`}
        placeholder={template?.[field] ?? ''}
        validate={length([0, max])}
        multiline={field === 'metad'}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    )
    return (
      <Sheet key={lang} title={languageName(lang, edition)}>
        {line('title', SEO_TITLE)}
        {line('metad', SEO_DESCRIPTION)}
        {line('h1', SEO_TITLE)}
        <TextInput source={at('h2')} label="seo.fields.h2" validate={length([0, SEO_TITLE])} />
        <RichTextInput source={at('h2text')} label="seo.fields.h2text" />
        <TextInput source={at('faq_header')} label="seo.fields.faq_header" validate={length([0, SEO_TITLE])} />
        <ArrayInput source={at('faq')} label="seo.fields.faq">
          <SimpleFormIterator>
            <TextInput source="question" label="seo.fields.question" />
            <TextInput source="answer" label="seo.fields.answer" multiline />
          </SimpleFormIterator>
        </ArrayInput>
        <SelectInput source={at('robots')} label="seo.fields.robots" choices={robots} emptyText="seo.robots.own" />
      </Sheet>
    )
  })
}
