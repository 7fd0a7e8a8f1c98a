import { searchAll } from '../../schemas/index.ts'
import { on } from '../calls.ts'
import { find } from './find.ts'

export const search = [on(searchAll, find)]
