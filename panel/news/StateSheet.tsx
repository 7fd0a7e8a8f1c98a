import { useFormIsDirty, useRecordContext, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { type NewsHeld, newsRecord } from '../../data-providers/news.ts'
import { Button } from '../ui/Button.tsx'
import { Row, Soft } from '../ui/boxes.ts'
import { PreviewButton } from '../ui/preview/PreviewButton.tsx'
import { useVerb } from '../ui/record/verb.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { draftOf } from './draft.ts'
import { Published, Standing } from './fields.tsx'

/** Where it stands, and what leads on; what a call changes waits until the form is saved, so that nothing typed is lost. */
export function StateSheet() {
  const news = useRecordContext<NewsHeld>()
  const isDirty = useFormIsDirty()
  const { isBusy, act } = useVerb<NewsHeld>()
  const translate = useTranslate()
  if (!news) return null
  const { id } = news
  const publish = () => act(async () => newsRecord((await dataOf(api.post('/admin/news_one/set_published', { id }))).news))
  const toggle = () => act(async () => newsRecord((await dataOf(api.post('/admin/news_one/set_active_or_inactive', { id }))).news))
  return (
    <Sheet title="news.state">
      <Row>
        <Standing />
        <Soft>
          <Published />
        </Soft>
      </Row>
      <Row>
        {!news.published && (
          <Button icon="check" variant="contained" disabled={isDirty} isBusy={isBusy} onClick={publish}>
            {translate('news.publish')}
          </Button>
        )}
        <Button variant="outlined" disabled={isDirty} isBusy={isBusy} onClick={toggle}>
          {translate(news.active ? 'news.hide' : 'news.show')}
        </Button>
        <PreviewButton draftOf={draftOf} />
      </Row>
      {isDirty && <Soft>{translate('site_texts.save_first')}</Soft>}
    </Sheet>
  )
}
