import { styled } from '@mui/material/styles'
import { ArrayInput, required, SelectInput, SimpleFormIterator, TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { textField } from '../../data-providers/seo.ts'
import { type Language, languageTable } from '../../editions/language-table.ts'
import { localPath } from '../../editions/local-path.ts'
import { combinationFields, robotsChoices, SEO_DESCRIPTION, SEO_TITLE, SHOWN_DESCRIPTION, SHOWN_TITLE } from '../../schemas/seo-terms.ts'
import { fill } from '../../theme/words.ts'
import { useEdition } from '../edition.ts'
import { Badge } from '../ui/Badge.tsx'
import { Row, Soft } from '../ui/boxes.ts'
import { RichTextInput } from '../ui/form/RichTextInput.tsx'
import { AddRow, RemoveRow } from '../ui/form/RowButtons.tsx'
import { isEmpty } from '../ui/is-empty.ts'
import { languageName } from '../ui/language-name.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { CopyButton } from './CopyButton.tsx'
import { CountedInput } from './CountedInput.tsx'
import { SearchPreview } from './SearchPreview.tsx'
import { useShown } from './shown.ts'

export const robots = robotsChoices.filter(Boolean).map((id) => ({ id, name: `seo.robots.${id.split(',')[0]}` }))

const SideBySide = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: '1rem',
  alignItems: 'start',
})

/** The texts of a combination, its languages side by side; what is left empty the template says, which stands in it (spec: decisions SEO-1, SEO-2). */
export function TextsInputs() {
  const { locales } = useEdition()
  return (
    <SideBySide>
      {locales.map((lang) => (
        <LanguageTexts key={lang} lang={lang} />
      ))}
    </SideBySide>
  )
}

function LanguageTexts({ lang }: { lang: Language }) {
  const edition = useEdition()
  const translate = useTranslate()
  const { shown } = useShown()
  const typed = useWatch({ name: combinationFields.map((field) => textField(lang, field)) }) as unknown[]
  const at = (field: (typeof combinationFields)[number]) => textField(lang, field)
  const { tag } = languageTable[lang]
  const template = shown?.templates[lang]
  const path = shown && localPath(edition, lang, `/${shown.path}`).slice(1)
  const own = (place: number) => fill(String(typed[place] ?? ''), { COUNT: shown?.total_count ?? 0 })
  const count = typed.filter((value) => !isEmpty(value)).length
  return (
    <Sheet title={languageName(lang, edition)} actions={<CopyButton lang={lang} />}>
      <Row>
        {count > 0 ? (
          <Badge tone={count === combinationFields.length ? 'ok' : 'mute'}>
            {translate('seo.filled', { count, most: combinationFields.length })}
          </Badge>
        ) : (
          <Badge tone="gone">{translate('seo.template')}</Badge>
        )}
      </Row>
      <SearchPreview title={own(0) || template?.title || ''} description={own(1) || template?.metad || ''} path={path ?? undefined} lang={tag} />
      <CountedInput
        source={at('title')}
        label="seo.fields.title"
        most={SEO_TITLE}
        seen={SHOWN_TITLE}
        placeholder={template?.title ?? ''}
        lang={tag}
      />
      <CountedInput
        source={at('metad')}
        label="seo.fields.metad"
        most={SEO_DESCRIPTION}
        seen={SHOWN_DESCRIPTION}
        placeholder={template?.metad ?? ''}
        multiline
        lang={tag}
      />
      <CountedInput source={at('h1')} label="seo.fields.h1" most={SEO_TITLE} placeholder={template?.h1 ?? ''} lang={tag} />
      <CountedInput source={at('h2')} label="seo.fields.h2" most={SEO_TITLE} lang={tag} />
      <Soft>{translate('seo.count_place', { place: '[:COUNT]' })}</Soft>
      <RichTextInput source={at('h2text')} label="seo.fields.h2text" />
      <CountedInput source={at('faq_header')} label="seo.fields.faq_header" most={SEO_TITLE} lang={tag} />
      <ArrayInput source={at('faq')} label="seo.fields.faq">
        <SimpleFormIterator
          addButton={<AddRow label={translate('site_texts.add_question')} />}
          removeButton={<RemoveRow label={(number) => translate('site_texts.remove_question', { number })} />}
        >
          <TextInput source="question" label="seo.fields.question" validate={required()} />
          <TextInput source="answer" label="seo.fields.answer" multiline validate={required()} />
        </SimpleFormIterator>
      </ArrayInput>
      <SelectInput source={at('robots')} label="seo.fields.robots" choices={robots} emptyText="seo.robots.own" />
    </Sheet>
  )
}
