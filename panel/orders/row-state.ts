import type { RowState } from '../../schemas/order-life.ts'
import type { Tone } from '../ui/Badge.tsx'
import type { IconName } from '../ui/icons.ts'

/** How the state of a tutor on an order looks; its words are `enums.order_tutor_state`. */
export const rowLook: Record<RowState, { tone: Tone; icon: IconName }> = {
  asked: { tone: 'mute', icon: 'clock' },
  responded: { tone: 'info', icon: 'message' },
  appointed: { tone: 'ok', icon: 'check' },
  refused: { tone: 'mute', icon: 'close' },
  removed: { tone: 'mute', icon: 'bin' },
  closed: { tone: 'gone', icon: 'close' },
}

/** A tutor in one of these states still takes part, so can be taken off. */
export const isOpenRow = (state: RowState) => state === 'asked' || state === 'responded'

/** One whose row was closed by no doing of theirs can be appointed as well. */
export const canBeAppointed = (state: RowState) => isOpenRow(state) || state === 'closed'

/** A tutor in one of these states is out, for a reason that was given; the reason stays when they are appointed again. */
export const isOut = (state: RowState) => state === 'refused' || state === 'removed'
