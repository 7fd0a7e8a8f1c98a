import { getOutboxRow, listOutbox, retryOutboxRow } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { get, list } from './list.ts'
import { retry } from './retry.ts'

export const outbox: Route[] = [on(listOutbox, list), on(getOutboxRow, get), on(retryOutboxRow, retry)]
