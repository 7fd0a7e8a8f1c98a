import type * as z from 'zod/mini'
import type { getDesktop, getDesktopPlots, getDesktopQueue } from '../../schemas/index.ts'

export type DesktopData = z.output<(typeof getDesktop)['answer']>
export type DesktopQueue = z.output<(typeof getDesktopQueue)['answer']>
export type DesktopPlots = z.output<(typeof getDesktopPlots)['answer']>
