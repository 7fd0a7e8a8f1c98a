import { getAuditLine, listAudit } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { get, list } from './list.ts'

export const audit: Route[] = [on(listAudit, list), on(getAuditLine, get)]
