import { BooleanInput, required, TextInput } from 'react-admin'
import { useFieldRules } from '../ui/form/field-rules.ts'
import { OlderAliasesInput } from '../ui/form/OlderAliasesInput.tsx'
import { RichTextInput } from '../ui/form/RichTextInput.tsx'
import { LanguageInput } from '../ui/languages/LanguageInput.tsx'
import { addPicture } from '../ui/rich-text/add-picture.ts'
import { Sheet } from '../ui/Sheet.tsx'

/** What a page says, to its readers and to search engines; one that the site leads to stays where it is. */
export function PageInputs({ isNew = false, isLinked = false }: { isNew?: boolean; isLinked?: boolean }) {
  const rules = useFieldRules('/admin/resources/static_page_rules')
  return (
    <>
      <Sheet title="static_pages.text">
        <TextInput source="name" validate={rules('name')} />
        <LanguageInput readOnly={!isNew} />
        <TextInput
          source="alias"
          readOnly={isLinked}
          validate={rules('alias')}
          helperText={isLinked ? 'static_pages.alias_stays' : 'static_pages.alias_below'}
        />
        {!isNew && <OlderAliasesInput />}
        <RichTextInput source="text" label="static_pages.text" validate={required()} addPicture={addPicture()} helperText="static_pages.facts" />
      </Sheet>
      <Sheet title="site_texts.search">
        <TextInput source="h1" helperText="site_texts.as_name" validate={rules('h1')} />
        <TextInput source="title" helperText="site_texts.as_name" validate={rules('title')} />
        <TextInput source="metad" multiline validate={rules('metad')} />
        <BooleanInput source="noindex" />
      </Sheet>
    </>
  )
}
