import { listRegions as declared } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { listRegions } from './list-regions.ts'

export const reference: Route[] = [on(declared, listRegions)]
