import { fill } from '../../theme/words.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useTexts } from '../site.ts'
import { Note } from '../ui/Note.tsx'
import { Options, Radio } from '../ui/Option.tsx'

/** A subject that the school may be asked for, and how the call names it. */
export interface OfferedLesson {
  id: number
  name: string
  rname: string
}

interface Props {
  order_id: number
  lessons: readonly OfferedLesson[]
  /** Why the school could not be asked, in words. */
  failure: string
}

/** What the additional school request asks, as a dialog and as a page of its own (spec: public 4 and 8, additional school request). */
export function SchoolOffer({ order_id, lessons, failure }: Props) {
  const t = useTexts('school-offer')
  return (
    <div className="col wide">
      <Note tone="ok">{fill(t.sent, { id: order_id })}</Note>
      <div className="col snug">
        <h2 className="l">{t.ask_title}</h2>
        <p>{t.text}</p>
      </div>
      {lessons.length > 1 && (
        <Options legend={t.lesson} className="col snug">
          {lessons.map(({ id, name }, at) => (
            <Radio key={id} tile name="lesson" value={id} defaultChecked={at === 0}>
              {name}
            </Radio>
          ))}
        </Options>
      )}
      <FormFailure>{failure && `${t.responce_error} ${failure}`}</FormFailure>
    </div>
  )
}

/** What is said when the school has the request, and of which subject where there may have been another. */
export function SchoolTaken({ lesson }: { lesson?: string | undefined }) {
  const t = useTexts('school-offer')
  return (
    <Note tone="ok" alert>
      {t.responce}
      {lesson && ` ${t.lesson}: ${lesson}.`}
    </Note>
  )
}
