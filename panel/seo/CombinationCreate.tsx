import { styled } from '@mui/material/styles'
import { Create, SimpleForm, useTranslate } from 'react-admin'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Row, Soft } from '../ui/boxes.ts'
import { FormBody } from '../ui/form/FormBody.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { combinationInputs } from './filters.tsx'
import { OnSite } from './OnSite.tsx'
import { useShown } from './shown.ts'
import { TextsInputs } from './TextsInputs.tsx'

const opened = { chosen_filters: { catalog_type: 'offline' } }

const Choices = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))', gap: '.75rem' })

/** Texts for a combination that has none (spec: decisions SEO-1). */
export const CombinationCreate = () => (
  <Create title="seo.new_combination" record={opened} redirect="edit">
    <SimpleForm component={FormBody}>
      <Sheet title="seo.combination">
        <Choices>{combinationInputs('chosen_filters.')}</Choices>
        <ChosenPage />
      </Sheet>
      <TextsInputs />
    </SimpleForm>
  </Create>
)

/** The page of what is chosen so far, and the way to its texts where it has some. */
function ChosenPage() {
  const { shown, written } = useShown()
  const translate = useTranslate()
  if (shown === undefined) return null
  return (
    <Row role="status">
      {shown ? (
        <>
          <b>{shown.name}</b> <OnSite shown={shown} />
        </>
      ) : (
        <Soft>{translate('seo.no_page')}</Soft>
      )}
      {written !== undefined && <Link to={pathTo(slugs.h2texts, written)}>{translate('seo.written')}</Link>}
    </Row>
  )
}
