import { getDesktop } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { get } from './get.ts'

export const desktop: Route[] = [on(getDesktop, get)]
