import { BooleanInput, FormDataConsumer, maxLength, regex, required, SelectInput, TextArrayInput, TextInput } from 'react-admin'
import { keptLanguages } from '../../editions/index.ts'
import { aliasPattern } from '../../schemas/reference-terms.ts'
import { SEO_DESCRIPTION, SEO_TITLE } from '../../schemas/seo-terms.ts'
import { TAG_NAME, TAG_WORDS } from '../../schemas/tag-terms.ts'
import { useEdition } from '../edition.ts'
import { slugs } from '../slugs.ts'
import { RecordInput } from '../ui/form/RecordInput.tsx'
import { RichTextInput } from '../ui/form/RichTextInput.tsx'
import { length } from '../ui/form/rules.ts'
import { languageName } from '../ui/language-name.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { catalogues } from './catalogues.ts'

/** Whom a tag gathers, and what its page says in each language. */
export function TagInputs() {
  const edition = useEdition()
  const kept = keptLanguages(edition)
  return (
    <>
      <Sheet title="tags.whom">
        <SelectInput source="catalog_type" label="seo.fields.catalog_type" choices={catalogues} validate={required()} />
        <RecordInput source="lesson_id" label="fields.lesson_id" reference={slugs.lessons} />
        <RecordInput source="level_id" label="fields.level_id" reference={slugs.levels} />
        <FormDataConsumer>
          {({ formData }) => formData.catalog_type !== 'online' && <RecordInput source="city_id" label="fields.city_id" reference={slugs.cities} />}
        </FormDataConsumer>
        <TextArrayInput source="words" helperText="tags.which_words" validate={maxLength(TAG_WORDS)} />
        <TextInput source="alias" label="fields.alias" helperText="news.alias_of_name" validate={regex(aliasPattern, 'reference.alias_form')} />
        <BooleanInput source="active" />
      </Sheet>
      {edition.locales.map((lang) => {
        const at = (field: string) => `texts.${lang}.${field}`
        return (
          <Sheet key={lang} title={languageName(lang, edition)}>
            <TextInput source={at('name')} label="fields.name" validate={[...(kept.includes(lang) ? [required()] : []), maxLength(TAG_NAME)]} />
            <TextInput source={at('h1')} label="tags.fields.h1" validate={length([0, SEO_TITLE])} />
            <TextInput source={at('title')} label="tags.fields.title" validate={length([0, SEO_TITLE])} />
            <TextInput source={at('metad')} label="tags.fields.metad" multiline validate={length([0, SEO_DESCRIPTION])} />
            <RichTextInput source={at('text')} label="tags.fields.text" />
          </Sheet>
        )
      })}
    </>
  )
}
