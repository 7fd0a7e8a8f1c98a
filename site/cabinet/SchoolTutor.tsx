import { formatLongDate } from '../../theme/dates.ts'
import { fill } from '../../theme/words.ts'
import { page } from '../page.ts'
import { CandidateForm } from '../school-tutor/CandidateForm.tsx'
import { useSite, useTexts } from '../site.ts'
import { Note } from '../ui/Note.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'

const tones = { sent: 'info', accepted: 'ok', refused: 'mark' } as const

/** A tutor asks the partner school to teach there, and reads what it answered (spec: decisions SCH-6, SCH-7). */
export const screen = page({
  role: 'tutor',
  texts: ['school-tutor', 'week-grid', 'enums-dates', 'enums-requests'],
  load: async ({ api }) => loaded(await api.get('/tutor/school_candidate/get')),
  head: (_, { texts }) => ({ title: texts('school-tutor').title }),
  View: ({ data }) => {
    const { edition, language } = useSite()
    const t = useTexts('school-tutor')
    if (!data) return <LoadFailed />
    const { candidate, may_send, again_at } = data
    const date = (at: number) => formatLongDate(at, edition, language)
    return (
      <div className="col wide">
        <h1>{t.title}</h1>
        {(may_send || !candidate) && <p className="read">{may_send ? t.lead : t.none}</p>}
        {candidate && (
          <Note tone={tones[candidate.state]}>
            <p>
              <b>{t.states[candidate.state]}</b> {fill(t.sent_at, { date: date(candidate.sent_at) })}
              {candidate.answered_at && ` ${fill(t.answered_at, { date: date(candidate.answered_at) })}`}
            </p>
            {candidate.comment && <p>{candidate.comment}</p>}
            {again_at !== null && <p>{fill(t.again, { date: date(again_at) })}</p>}
          </Note>
        )}
        {may_send && <CandidateForm of={data} />}
      </div>
    )
  },
})
