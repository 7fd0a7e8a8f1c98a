import type * as z from 'zod/mini'
import type { getDesktop } from '../../schemas/index.ts'

export type DesktopData = z.output<(typeof getDesktop)['answer']>
