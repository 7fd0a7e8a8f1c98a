import { required, TextInput } from 'react-admin'
import { useLessons } from '../moderation/lessons.ts'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import { useFieldRules } from '../ui/form/field-rules.ts'
import { OlderAliasesInput } from '../ui/form/OlderAliasesInput.tsx'
import { RichTextInput } from '../ui/form/RichTextInput.tsx'
import { LanguageInput } from '../ui/languages/LanguageInput.tsx'
import { addPicture } from '../ui/rich-text/add-picture.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { CategoryInput } from './CategoryInput.tsx'
import { QuestionsInput } from './QuestionsInput.tsx'

/** What a piece of news says, to its readers and to search engines. */
export function NewsInputs({ id }: { id?: number }) {
  const rules = useFieldRules('/admin/resources/news_rules')
  return (
    <>
      <Sheet title="news.text">
        <TextInput source="name" validate={rules('name')} />
        <LanguageInput readOnly={id !== undefined} />
        <CategoryInput />
        <TextInput source="preview" multiline validate={rules('preview')} />
        <RichTextInput source="text" label="news.text" validate={required()} addPicture={addPicture(id)} />
      </Sheet>
      <Sheet title="site_texts.search">
        <TextInput source="alias" helperText="news.alias_of_name" validate={rules('alias')} />
        {id !== undefined && <OlderAliasesInput />}
        <TextInput source="h1" helperText="site_texts.as_name" validate={rules('h1')} />
        <TextInput source="title" helperText="site_texts.as_name" validate={rules('title')} />
        <TextInput source="metad" multiline validate={rules('metad')} />
        <ChoiceInput source="lesson_id" choices={useLessons()} />
      </Sheet>
      <Sheet title="news.questions">
        <TextInput source="faq_header" validate={rules('faq_header')} />
        <QuestionsInput source="faq" />
      </Sheet>
    </>
  )
}
