import { useFormIsDirty, useRecordContext, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { type NewsHeld, newsRecord } from '../../data-providers/news.ts'
import { Button } from '../ui/Button.tsx'
import { Row } from '../ui/boxes.ts'
import { PictureInput } from '../ui/form/PictureInput.tsx'
import { useVerb } from '../ui/record/verb.ts'
import { Sheet } from '../ui/Sheet.tsx'

/** The main picture; a chosen one is sent with the form, the kept one is taken away by a call of its own. */
export function PictureSheet() {
  const news = useRecordContext<NewsHeld>()
  const isDirty = useFormIsDirty()
  const { isBusy, act } = useVerb<NewsHeld>()
  const translate = useTranslate()
  const remove = () => act(async () => newsRecord((await dataOf(api.post('/admin/news_one/delete_main_image', { id: news?.id ?? 0 }))).news))
  return (
    <Sheet title="news.picture">
      <PictureInput source="image" label="news.picture" />
      {news?.image && (
        <Row>
          <Button icon="bin" variant="outlined" color="error" disabled={isDirty} isBusy={isBusy} onClick={remove}>
            {translate('news.remove_picture')}
          </Button>
        </Row>
      )}
    </Sheet>
  )
}
