import { STATUS, type Status } from '../../schemas/order-life.ts'
import type { Tone } from '../ui/Badge.tsx'
import type { IconName } from '../ui/icons.ts'

/** How each status looks; its words are `enums.order_status`. */
export const statusLook: Record<Status, { tone: Tone; icon: IconName }> = {
  [STATUS.new]: { tone: 'new', icon: 'plus' },
  [STATUS.processing]: { tone: 'info', icon: 'user' },
  [STATUS.potential]: { tone: 'info', icon: 'users' },
  [STATUS.appointed]: { tone: 'ok', icon: 'check' },
  [STATUS.waiting_pay]: { tone: 'mark', icon: 'clock' },
  [STATUS.paused]: { tone: 'mute', icon: 'pause' },
  [STATUS.paid]: { tone: 'done', icon: 'wallet' },
  [STATUS.lost]: { tone: 'mute', icon: 'close' },
  [STATUS.deleted]: { tone: 'gone', icon: 'bin' },
  [STATUS.school_new]: { tone: 'school', icon: 'plus' },
  [STATUS.school_processing]: { tone: 'school', icon: 'cap' },
}

export const isStatus = (status: number): status is Status => status in statusLook
