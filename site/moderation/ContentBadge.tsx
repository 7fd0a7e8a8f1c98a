import { CONTENT_STATUS, type ContentStatus } from '../../schemas/content-life.ts'
import { Badge, type Tone } from '../ui/Badge.tsx'
import * as icons from '../ui/icons.ts'

const looks: Readonly<Record<ContentStatus, { tone: Tone; icon: string }>> = {
  [CONTENT_STATUS.moderation]: { tone: 'info', icon: icons.clock },
  [CONTENT_STATUS.published]: { tone: 'ok', icon: icons.check },
  [CONTENT_STATUS.needs_revision]: { tone: 'mark', icon: icons.edit },
  [CONTENT_STATUS.off]: { tone: 'plain', icon: icons.pause },
  [CONTENT_STATUS.deleted]: { tone: 'gone', icon: icons.bin },
}

/** Where an own ad or post stands. */
export const ContentBadge = ({ status, words }: { status: number; words: Readonly<Record<ContentStatus, string>> }) => (
  <Badge {...looks[status as ContentStatus]}>{words[status as ContentStatus]}</Badge>
)
