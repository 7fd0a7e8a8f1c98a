import { STATUS } from '../../schemas/order-status.ts'
import type { Tone } from '../ui/Badge.tsx'
import * as icons from '../ui/icons.ts'

interface Look {
  tone: Tone
  icon: string
}

/** Colour and sign of each status; the word beside them says the same. */
const looks: Readonly<Record<number, Look>> = {
  [STATUS.new]: { tone: 'info', icon: icons.plus },
  [STATUS.processing]: { tone: 'info', icon: icons.user },
  [STATUS.potential]: { tone: 'info', icon: icons.users },
  [STATUS.appointed]: { tone: 'ok', icon: icons.check },
  [STATUS.waiting_pay]: { tone: 'ok', icon: icons.calendar },
  [STATUS.paused]: { tone: 'plain', icon: icons.pause },
  [STATUS.paid]: { tone: 'done', icon: icons.check },
  [STATUS.lost]: { tone: 'plain', icon: icons.close },
  [STATUS.deleted]: { tone: 'gone', icon: icons.bin },
  [STATUS.school_new]: { tone: 'school', icon: icons.plus },
  [STATUS.school_processing]: { tone: 'school', icon: icons.cap },
}

export const statusLook = (status: number): Look => looks[status] ?? { tone: 'plain', icon: icons.info }
