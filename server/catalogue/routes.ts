import { getCatalogue } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { get } from './get.ts'

export const catalogue: Route[] = [on(getCatalogue, get)]
