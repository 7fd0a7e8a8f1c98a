import { useState } from 'react'
import { Edit, FunctionField, SimpleForm, useRecordContext } from 'react-admin'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { Column } from '../ui/boxes.ts'
import { FormBody } from '../ui/form/FormBody.tsx'
import { LanguagesSheet } from '../ui/languages/LanguagesSheet.tsx'
import { SideBySide } from '../ui/languages/SideBySide.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import type { NewsRecord } from './fields.tsx'
import { NewsInputs } from './NewsInputs.tsx'
import { PictureSheet } from './PictureSheet.tsx'
import { StateSheet } from './StateSheet.tsx'

/** A piece of news (spec: decisions CNT-5). */
export const NewsEdit = () => (
  <Edit<NewsRecord>>
    <Column>
      <SimpleForm component={FormBody}>
        <Sheets />
      </SimpleForm>
      <FunctionField<NewsRecord> render={({ id }) => <AuditSheet target={`news ${id}`} />} />
    </Column>
  </Edit>
)

function Sheets() {
  const [beside, setBeside] = useState<number>()
  const news = useRecordContext<NewsRecord>()
  if (!news) return null
  return (
    <TwoColumns>
      <SideBySide beside={beside}>
        <Column>
          <NewsInputs id={news.id} />
        </Column>
      </SideBySide>
      <Column>
        <StateSheet />
        <PictureSheet />
        <LanguagesSheet shared={{ alias: news.alias, lesson_id: news.lesson_id }} beside={beside} onBeside={setBeside} />
      </Column>
    </TwoColumns>
  )
}
