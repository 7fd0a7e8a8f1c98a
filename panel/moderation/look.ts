import { CONTENT_STATUS, type ContentStatus } from '../../schemas/content-life.ts'
import type { Tone } from '../ui/Badge.tsx'
import type { IconName } from '../ui/icons.ts'

const { moderation, published, needs_revision, off, deleted } = CONTENT_STATUS

/** In the order in which staff care: what waits for them first. */
export const contentOrder: readonly ContentStatus[] = [moderation, needs_revision, published, off, deleted]

export const contentLook: Readonly<Record<number, { tone: Tone; icon: IconName }>> = {
  [moderation]: { tone: 'new', icon: 'clock' },
  [published]: { tone: 'ok', icon: 'check' },
  [needs_revision]: { tone: 'mark', icon: 'edit' },
  [off]: { tone: 'mute', icon: 'pause' },
  [deleted]: { tone: 'gone', icon: 'bin' },
}
