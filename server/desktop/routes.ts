import { getDesktop, getDesktopPlots, getDesktopQueue } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { get } from './get.ts'
import { plots } from './plots.ts'
import { queue } from './queue.ts'

export const desktop: Route[] = [on(getDesktop, get), on(getDesktopQueue, queue), on(getDesktopPlots, plots)]
