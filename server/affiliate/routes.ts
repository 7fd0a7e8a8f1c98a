import { getAffiliate } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { get } from './get.ts'

export const affiliate: Route[] = [on(getAffiliate, get)]
