import { useTranslate } from 'react-admin'
import { formatNumber } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Moment } from '../ui/moments.tsx'
import { RecordNumber } from '../ui/RecordNumber.tsx'
import { useContent } from './fields.tsx'

/** Which one it is, when it came, and how long its text is of what it may be. */
export function SentFacts({ limits: [least, most] }: { limits: readonly [number, number] }) {
  const content = useContent()
  const edition = useEdition()
  const translate = useTranslate()
  if (!content) return null
  const number = (count: number) => formatNumber(count, edition, edition.panelLanguage)
  const { id, sent_at, letters } = content
  return (
    <>
      <RecordNumber id={id} />
      <span>
        {translate('moderation.sent_at')} <Moment at={sent_at} />
      </span>
      <span>{translate('moderation.letters_of', { count: number(letters), least: number(least), most: number(most) })}</span>
    </>
  )
}
