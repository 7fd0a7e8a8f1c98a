import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import type { CandidateState } from '../../schemas/school-candidate-terms.ts'
import { formatDate } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { Badge, type Tone } from '../ui/Badge.tsx'
import { Soft } from '../ui/boxes.ts'
import { Pairs } from '../ui/Pairs.tsx'
import { ReadFailure } from '../ui/ReadFailure.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { besideKey, useTutor } from './tutor-record.ts'

const tones: Readonly<Record<CandidateState, Tone>> = { sent: 'mark', accepted: 'ok', refused: 'mute' }

/** What the tutor asked the partner school, and what it answered; nothing where they never asked (spec: decisions SCH-6). */
export function SchoolCandidateSheet() {
  const { id } = useTutor()
  const edition = useEdition()
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: besideKey('school_candidate', id),
    queryFn: () => dataOf(api.get('/admin/tutor/school_candidate/get', { id })),
  })
  if (error)
    return (
      <Sheet title="tutors.school_candidate.title">
        <ReadFailure error={error} onRetry={refetch} />
      </Sheet>
    )
  if (!data?.candidate) return null
  const { state, about, comment, lessons, sent_at, answered_at } = data.candidate
  const word = (name: string) => translate(`tutors.school_candidate.${name}`)
  return (
    <Sheet title="tutors.school_candidate.title" actions={<Badge tone={tones[state]}>{word(state)}</Badge>}>
      <Pairs
        of={[
          [word('sent_at'), formatDate(sent_at, edition)],
          [word('answered_at'), answered_at && formatDate(answered_at, edition)],
          [word('lessons'), lessons.join(', ')],
          [word('comment'), comment],
        ]}
      />
      <Soft style={{ whiteSpace: 'pre-line' }}>{about}</Soft>
    </Sheet>
  )
}
