import { useTranslate } from 'react-admin'
import { Badge, type Tone } from '../ui/Badge.tsx'
import type { IconName } from '../ui/icons.ts'

/** Status number → look (spec: decisions TUT-1). */
const look: Record<number, { tone: Tone; icon: IconName }> = {
  1: { tone: 'mute', icon: 'edit' },
  2: { tone: 'new', icon: 'clock' },
  3: { tone: 'ok', icon: 'check' },
  4: { tone: 'mute', icon: 'pause' },
  5: { tone: 'bad', icon: 'close' },
  6: { tone: 'school', icon: 'cap' },
  7: { tone: 'mark', icon: 'edit' },
  8: { tone: 'gone', icon: 'bin' },
  9: { tone: 'gone', icon: 'bin' },
}

export const TutorStatusBadge = ({ status }: { status: number }) => <Badge {...look[status]}>{useTranslate()(`enums.tutor_status.${status}`)}</Badge>
