import { reportError } from '../../schemas/index.ts'
import { on } from '../calls.ts'
import { note } from './note.ts'

export const reports = [on(reportError, note)]
