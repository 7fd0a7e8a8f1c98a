import { getOutboxRow, listOutbox } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { get, list } from './list.ts'

export const outbox: Route[] = [on(listOutbox, list), on(getOutboxRow, get)]
